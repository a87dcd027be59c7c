// Times kiwi on one layout: kiwi FILE. Prints microseconds, the least of as many repetitions as a
// third of a second holds; edits are left out where the first answer took more than five seconds.
//
// The file, words between spaces: the number of variables, the number of rows, then each row as
// RELATION CONSTANT STRENGTH COUNT and COUNT times VARIABLE COEFFICIENT, where strength counts levels
// from 0, and -1 is required; the number of edits, each as ROW and two constants; the number of
// variables of a new row, of constraints it replaces and of constraints it brings, and these.
#include <kiwi/kiwi.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct Row {
  char relation;
  double constant;
  int strength;
  std::vector<std::pair<int, double>> terms;
};

static Row readRow(std::istream &in) {
  Row row;
  std::string relation;
  int count;
  in >> relation >> row.constant >> row.strength >> count;
  row.relation = relation[0];
  for (int i = 0; i < count; i++) {
    int variable;
    double coefficient;
    in >> variable >> coefficient;
    row.terms.push_back({variable, coefficient});
  }
  return row;
}

static double now() {
  using namespace std::chrono;
  return duration<double, std::micro>(steady_clock::now().time_since_epoch()).count();
}

/// Repeats until a third of a second is gone, and tells the least time.
template <class Body> static double least(int most, Body body) {
  double best = INFINITY, begun = now();
  for (int i = 0; i < most && (i == 0 || now() - begun < 3e5); i++) {
    double start = now();
    body();
    best = std::min(best, now() - start);
  }
  return best;
}

struct Layout {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;

  kiwi::Constraint add(const Row &row, double constant) {
    std::vector<kiwi::Term> terms;
    for (auto &term : row.terms) terms.emplace_back(variables[term.first], term.second);
    auto relation = row.relation == '=' ? kiwi::OP_EQ : row.relation == '<' ? kiwi::OP_LE : kiwi::OP_GE;
    // Levels ten times apart: more would not fit below what is required.
    double strength = row.strength < 0 ? kiwi::strength::required : std::pow(10.0, row.strength);
    kiwi::Constraint constraint(kiwi::Expression(terms, -constant), relation, strength);
    solver.addConstraint(constraint);
    return constraint;
  }

  void set(int index, const Row &row, double constant) {
    solver.removeConstraint(constraints[index]);
    constraints[index] = add(row, constant);
  }

  double answer() {
    solver.updateVariables();
    double sum = 0;
    for (auto &variable : variables) sum += variable.value();
    return sum;
  }
};

int main(int count, char **words) {
  std::ifstream in(count > 1 ? words[1] : "");
  size_t variables = 0, rows = 0, edits = 0, newVariables = 0, replaced = 0, brought = 0;
  std::vector<Row> all, fresh;
  in >> variables >> rows;
  for (size_t i = 0; i < rows; i++) all.push_back(readRow(in));
  struct Edit { int row; double before, after; };
  std::vector<Edit> wishes;
  in >> edits;
  for (size_t i = 0; i < edits; i++) {
    Edit edit;
    in >> edit.row >> edit.before >> edit.after;
    wishes.push_back(edit);
  }
  in >> newVariables >> replaced >> brought;
  std::vector<int> gone(replaced);
  for (auto &row : gone) in >> row;
  for (size_t i = 0; i < brought; i++) fresh.push_back(readRow(in));
  if (!in) return 2;

  double sum = 0;
  std::unique_ptr<Layout> layout;
  double cold = least(15, [&] {
    layout = std::make_unique<Layout>();
    for (size_t i = 0; i < variables; i++) layout->variables.emplace_back();
    for (auto &row : all) layout->constraints.push_back(layout->add(row, row.constant));
    sum += layout->answer();
  });
  std::printf("cold %g", cold);
  std::fflush(stdout);
  if (cold > 5e6) return 0;
  for (auto &edit : wishes) {
    bool isAfter = false;
    double time = least(30, [&] {
      isAfter = !isAfter;
      layout->set(edit.row, all[edit.row], isAfter ? edit.after : edit.before);
      sum += layout->answer();
    });
    layout->set(edit.row, all[edit.row], edit.before);
    std::printf(" edit %g", time);
    std::fflush(stdout);
  }
  for (size_t i = 0; i < newVariables; i++) layout->variables.emplace_back();
  double inserted = least(6, [&] {
    for (int row : gone) layout->solver.removeConstraint(layout->constraints[row]);
    std::vector<kiwi::Constraint> added;
    for (auto &row : fresh) added.push_back(layout->add(row, row.constant));
    sum += layout->answer();
    for (auto &constraint : added) layout->solver.removeConstraint(constraint);
    for (int row : gone) layout->constraints[row] = layout->add(all[row], all[row].constant);
    sum += layout->answer();
  });
  std::printf(" insert %g\n", inserted / 2);
  return std::isfinite(sum) ? 0 : 1;
}
