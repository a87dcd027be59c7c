extension MistakeTable {
  // Mistakes about data, repetition and conditions.

  static let ofData: [Mistake] = [
    Mistake(
      "data: [1, 2]\nview: {label: Hi}\n",
      "1:7+1 wrong-type: 'data' is a mapping from names to values, not a list · write "
        + "data: {name: Ada}, or the name of a file beside the design",
      "[1, 2]",
      "{name: Ada}",
      "data: {name: Ada}"
    ),
    Mistake(
      "view: {label: \"{{user.name}}\"}\n",
      "1:16+13 missing-data: data has no 'user.name' · add it: data: {user: {name: "
        + "Text}}. If it may be missing: {{user.name?}}",
      "view:",
      "data: {user: {name: Text}}\nview:",
      "data: {user: {name: Text}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{this.user.name}}\"}\n",
      "2:16+18 missing-data: data has no 'this.user.name' · write {{user.name}}",
      "{{this.user.name}}",
      "{{user.name}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{items.5}}\"}\n",
      "2:16+11 missing-data: data has no 'items.5' · 'items' has 2 entries, counted "
        + "from 0 · did you mean 'items.1'? If it may be missing: {{items.5?}}",
      "items.5",
      "items.1",
      "items.1"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{items.length}}\"}\n",
      "2:16+16 missing-data: data has no 'items.length' · write {{items | count}}",
      "{{items.length}}",
      "{{items | count}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{items[0]}}\"}\n",
      "2:16+8 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write {{items.0}}",
      "{{items[0]}}",
      "{{items.0}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{price * 2}}\"}\n",
      "2:16+9 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write {{price | times(2)}}",
      "{{price * 2}}",
      "{{price | times(2)}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{price + 1}}\"}\n",
      "2:16+9 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write {{price | plus(1)}}",
      "{{price + 1}}",
      "{{price | plus(1)}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{count ? 'a' : 'b'}}\"}\n",
      "2:16+9 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write {{count | then('a', 'b')}}",
      "{{count ? 'a' : 'b'}}",
      "{{count | then('a', 'b')}}"
    ),
    Mistake(
      "data: {count: 0}\nview: {label: Hi, alpha: \"{{count ? 1 : 0.5}}\"}\n",
      "2:27+9 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write {{count | then('1', '0.5')}}",
      "{{count ? 1 : 0.5}}",
      "{{count | then('1', '0.5')}}"
    ),
    Mistake(
      "data: {n: 3}\nview: {label: Hi, if: \"!{{n}}\", then: {alpha: 0.5}}\n",
      "2:23+8 wrong-value: 'if' is a condition, not '!{{n}}' · write if: \"not {{n}}\"",
      "if: \"!{{n}}\"",
      "if: \"not {{n}}\""
    ),
    Mistake(
      "data: {kind: new}\nview: {label: Hi, if: \"{{kind}} is new\"}\n",
      "2:23+17 wrong-value: 'if' is a condition, not '{{kind}} is new' · write if: "
        + "\"{{kind}} == 'new'\"",
      "if: \"{{kind}} is new\"",
      "if: \"{{kind}} == 'new'\""
    ),
    Mistake(
      "data: {n: 3}\nview: {label: \"{{n | currency: EUR}}\"}\n",
      "2:16+15 placeholder: a placeholder holds a path and filters behind '|' · nothing is "
        + "computed in it but by filters · write {{n | currency(EUR)}}",
      "{{n | currency: EUR}}",
      "{{n | currency(EUR)}}"
    ),
    Mistake(
      "data: {day: 3, today: 3}\nview: {label: Hi, if: \"{{day == today}}\"}\n",
      "2:24+7 placeholder: a placeholder holds a path and filters behind '|' · nothing "
        + "is computed in it but by filters · write if: \"{{day}} == {{today}}\"",
      "if: \"{{day == today}}\"",
      "if: \"{{day}} == {{today}}\""
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{items}}\"}\n",
      "2:15+11 data-type: {{items}} is a list, which has no place in a text · write "
        + "{{items | join(', ')}}, or {{items | count}}",
      "{{items}}",
      "{{items | join(', ')}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"Hi {user.name}\"}\n",
      "2:19+11 warning single-brace: '{user.name}' is text, and the data has a "
        + "'user.name' · a placeholder stands between two braces · write {{user.name}}",
      "{user.name}",
      "{{user.name}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"Hi ${user.name}\"}\n",
      "2:19+12 warning single-brace: '${user.name}' is text, and the data has a "
        + "'user.name' · a placeholder stands between two braces · write {{user.name}}",
      "${user.name}",
      "{{user.name}}"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{user.name | uppercase}}\"}\n",
      "2:30+9 unknown-filter: no filter is called 'uppercase' · did you mean 'upper'?",
      "uppercase",
      "upper",
      "upper"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{price | currency}}\"}\n",
      "2:26+8 filter: 'currency' takes 1 argument, and here are 0 · the value stands "
        + "at card.yaml:1:59 · write currency(EUR)",
      "currency",
      "currency(EUR)"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{price | currency(EURO)}}\"}\n",
      "2:26+8 filter: 'EURO' is no code of a currency · the value stands at "
        + "card.yaml:1:59 · write currency(EUR)",
      "currency(EURO)",
      "currency(EUR)"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{price | number(two)}}\"}\n",
      "2:26+6 filter: 'number' takes a whole number from 0 to 20, not 'two' · the "
        + "value stands at card.yaml:1:59 · write number(2)",
      "number(two)",
      "number(2)"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {label: \"{{items | plural}}\"}\n",
      "2:26+6 filter: 'plural' takes at least 2 arguments, and here are 0 · the value "
        + "stands at card.yaml:1:34 · write plural(one, other)",
      "items | plural",
      "count | plural(one, other)",
      "plural(one, other)"
    ),
    Mistake(
      "data: {d: 14.03.2026}\nview: {label: \"{{d | date(long)}}\"}\n",
      "2:22+4 data-type: 'date' takes a date, and {{d}} is \"14.03.2026\" · the value "
        + "stands at card.yaml:1:11 · write it as ISO 8601 does: 2026-03-14, or "
        + "2026-03-14T09:41",
      "14.03.2026",
      "2026-03-14"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {vstack: [{\"{{kind}}\": a}]}\n",
      "2:18+10 placeholder-place: keys hold no placeholders, and this one is "
        + "'{{kind}}' · data fills values, and can't change what a design is made of · "
        + "write the key itself, or two nodes with an 'if' each",
      "\"{{kind}}\": a",
      "label: a",
      "write the key itself"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview: {id: \"{{kind}}\", label: a}\n",
      "2:12+10 wrong-value: 'id' is a name, not '{{kind}}' · write kind",
      "\"{{kind}}\"",
      "kind"
    ),
  ]

  static let ofLoops: [Mistake] = [
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - forEach: item of items\n    label: \"{{item}}\"\n",
      "4:5+7 unknown-property: 'label' has no property 'forEach' · write 'each: item "
        + "in items'",
      "forEach: item of items",
      "each: item in items"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - each: item of items\n    label: \"{{item}}\"\n",
      "4:11+13 each: 'each' says a name and a list, not 'item of items' · write each: "
        + "item in items",
      "item of items",
      "item in items"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - each: items\n    label: \"{{item}}\"\n",
      "4:11+5 each: 'each' says a name and a list, not 'items' · write each: item in "
        + "items",
      "each: items",
      "each: item in items"
    ),
    Mistake(
      "view:\n  vstack:\n  - {each: \"i in [a, b]\", label: \"{{i}}\"}\n",
      "3:12+13 each: 'each' goes through a list of the data, and none is written here "
        + "· write each: i in items, and data: {items: [a, b]}",
      "view:\n  vstack:\n  - {each: \"i in [a, b]\"",
      "data: {items: [a, b]}\nview:\n  vstack:\n  - {each: i in items",
      "each: i in items",
      "data: {items: [a, b]}"
    ),
    Mistake(
      "view:\n  vstack:\n  - {each: i in 1...5, label: \"{{i}}\"}\n",
      "3:12+10 each: 'each' takes a number of times, not '1...5' · the entries are "
        + "numbered from 0 · write each: i in 5",
      "i in 1...5",
      "i in 5"
    ),
    Mistake(
      "view:\n  vstack:\n  - {each: i in 100000, label: \"{{i}}\"}\n",
      "3:12+11 limit: 'each' makes a view 100000 times, and 20000 are the most · write "
        + "each: i in 100",
      "i in 100000",
      "i in 100"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - {each: \"item, item in items\", label: "
        + "\"{{item}}\"}\n",
      "4:12+21 each: the entry and its number are both called 'item' · write each: "
        + "item, n in items",
      "item, item in items",
      "item, n in items"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - {each: user in items, label: \"{{user}}\"}\n",
      "4:12+13 each: 'user' is a name of the data already · call the entry by another "
        + "name, such as userItem",
      "user in items, label: \"{{user}}\"",
      "userItem in items, label: \"{{userItem}}\"",
      "userItem"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - {each: i in items, id: row, label: "
        + "\"{{i}}\"}\nconstraints:\n- row.width >= 40\n",
      "6:3+3 id-in-each: 'row' is made by 'each', once for each entry · name a view "
        + "around it, or write this on the node itself, about 'self'",
      "label: \"{{i}}\"}\nconstraints:\n- row.width >= 40",
      "label: \"{{i}}\", constraints: [self.width >= 40]}",
      "self"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\nview:\n  vstack:\n  - {label: a, empty: {label: none}}\n",
      "4:16+5 each: 'empty' stands in for an empty list, and this node has no 'each' · "
        + "write each: item in items beside it, or leave it out",
      ", empty: {label: none}",
      "",
      "leave it out"
    ),
  ]

  static let ofTests: [Mistake] = [
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\ncanvas: 90x60\nview:\n- {label: Hi, if: count > 0 && dark}\n",
      "4:19+17 condition: 'count' is a value of the data, and stands in no braces · "
        + "write if: \"{{count}} > 0 and dark\"",
      "if: count > 0 && dark",
      "if: \"{{count}} > 0 and dark\""
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\ncanvas: 90x60\nview:\n- {label: Hi, if: \"{{kind}} == new\"}\n",
      "4:19+17 condition: a value is compared with a number, a text in single quotes, "
        + "true, false or null · {{kind}} is \"new\" (card.yaml:1:71) · write 'new' in "
        + "single quotes",
      "== new",
      "== 'new'",
      "'new'"
    ),
    Mistake(
      "data: {user: {name: Ada}, items: [a, b], count: 0, price: 12.5, kind: "
        + "new}\ncanvas: 90x60\nview:\n- {label: Hi, if: \"{{kind}} == 'new' && dark\"}\n",
      "4:19+27 wrong-value: 'if' is a condition, not '{{kind}} == 'new' && dark' · "
        + "{{kind}} is \"new\" (card.yaml:1:71) · write if: \"{{kind}} == 'new' and dark\"",
      "if: \"{{kind}} == 'new' && dark\"",
      "if: \"{{kind}} == 'new' and dark\""
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, if: dark && phone}\n",
      "3:19+13 wrong-value: 'if' is a condition, not 'dark && phone' · write dark and "
        + "phone",
      "dark && phone",
      "dark and phone"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, if: \"!dark\"}\n",
      "3:19+7 wrong-value: 'if' is a condition, not '!dark' · write not dark",
      "\"!dark\"",
      "not dark"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, if: appearance == dark}\n",
      "3:19+18 wrong-value: 'if' is a condition, not 'appearance == dark' · write dark",
      "appearance == dark",
      "dark",
      "write dark"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, then: {hidden: true}}\n",
      "3:15+4 missing-key: 'then' needs 'if' · write if: dark beside it",
      "then:",
      "if: dark, then:",
      "if: dark"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, unless: dark}\n",
      "3:15+6 unknown-property: 'label' has no property 'unless' · write 'if: not dark'",
      "unless: dark",
      "if: not dark"
    ),
    Mistake(
      "canvas: 90x60\nview:\n- {label: Hi, if: dark, then: {label: Night}}\n",
      "3:32+5 not-in-branch: 'label' is the same whatever holds · write two views, "
        + "each with an 'if' of its own",
      "{label: Hi, if: dark, then: {label: Night}}",
      "{label: Hi, if: not dark}\n- {label: Night, if: dark}",
      "two views"
    ),
  ]
}
