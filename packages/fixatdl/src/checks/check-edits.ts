import { MAX_EDIT_DEPTH } from '../form/evaluate.ts';
import { orderFieldName } from '../form/form-context.ts';
import { NULL_VALUE } from '../form/settle.ts';
import type { Findings } from '../finding.ts';
import { controlType } from '../model/control-types.ts';
import {
  type Condition,
  type Control,
  controlsOf,
  type Edit,
  type FixatdlFile,
  isEditRef,
  type Parameter,
  type StateRule,
  type Strategy,
} from '../model/fixatdl-file.ts';
import { shown } from '../read/reading.ts';
import { checkValue } from './check-initial-value.ts';
import { repeated } from './repeated.ts';

/** What the fields of a condition may be, and how a value beside one is judged. */
type FieldRules = {
  readonly edits: ReadonlyMap<string, Edit>;
  readonly isKnown: (field: string) => boolean;
  readonly known: string;
  readonly checkLiteral: (field: string, value: string, line: number) => void;
  readonly hasOrder: (field: string) => boolean;
};

/** Edits of a file or a strategy are there to be referred to, so each has an id. */
export function checkEditIds(edits: readonly Edit[], findings: Findings): void {
  for (const { id, line } of edits) {
    if (id === undefined || id === '') findings.wrong(line, 'An Edit outside of a rule needs an id.');
  }
  for (const { id, line } of repeated(edits, (edit) => edit.id ?? '')) {
    findings.wrong(line, `The Edit ${shown(id ?? '')} is there twice.`);
  }
}

export function checkRules(file: FixatdlFile, strategy: Strategy, findings: Findings): void {
  checkEditIds(strategy.edits, findings);
  const edits = new Map([...file.edits, ...strategy.edits].map((edit) => [edit.id ?? '', edit]));
  checkCycles(edits, findings);
  const controls = new Map(controlsOf(strategy.panels).map((control) => [control.ID, control]));
  const parameters = new Map(strategy.parameters.map((parameter) => [parameter.name, parameter]));
  const inState: FieldRules = {
    edits,
    isKnown: (field) => controls.has(field),
    known: 'a control',
    checkLiteral: (field, value, line) => checkStateLiteral(controls.get(field), parameters, value, line, findings),
    hasOrder: (field) => controlType(controls.get(field)?.type ?? 'TextField_t').shape !== 'choices',
  };
  for (const control of controls.values()) {
    for (const rule of [...control.stateRules, ...control.items.flatMap((item) => item.stateRules)]) {
      checkStateRule(rule, control, parameters, findings);
      checkCondition(rule.condition, inState, findings);
    }
  }
  const inEdits: FieldRules = {
    edits,
    isKnown: (field) => parameters.has(field),
    known: 'a parameter',
    checkLiteral: (field, value, line) => checkWireLiteral(parameters.get(field), value, line, findings),
    hasOrder: (field) => !parameters.get(field)?.type.startsWith('Multiple'),
  };
  for (const { condition } of strategy.strategyEdits) checkCondition(condition, inEdits, findings);
}

function checkStateRule(
  { enabled, visible, value, line }: StateRule,
  control: Control,
  parameters: ReadonlyMap<string, Parameter>,
  findings: Findings,
): void {
  if (enabled === undefined && visible === undefined && value === undefined) {
    findings.wrong(line, `A StateRule of ${control.ID} needs enabled, visible or value.`);
  }
  if (value === undefined || value === NULL_VALUE) return;
  checkValue(control, parameters.get(control.parameterRef ?? ''), value, 'A StateRule value', line, findings);
}

function checkCondition(condition: Condition, rules: FieldRules, findings: Findings): void {
  const seen = new Set<Edit>();
  const open: Condition[] = [condition];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const edit = checkEdit(next, rules, findings);
    if (edit === null || seen.has(edit)) continue;
    seen.add(edit);
    open.push(...edit.edits);
  }
}

/** The edit that a condition is or refers to; null when there is none. */
function checkEdit(condition: Condition, rules: FieldRules, findings: Findings): Edit | null {
  const edit = isEditRef(condition) ? rules.edits.get(condition.ref) : condition;
  if (edit === undefined) {
    const name = isEditRef(condition) ? condition.ref : '';
    findings.wrong(
      condition.line,
      `EditRef ${shown(name)}: there is no Edit with this id in the strategy or the file.`,
    );
    return null;
  }
  if ((edit.operator === undefined) === (edit.logicOperator === undefined)) {
    findings.wrong(edit.line, 'An Edit needs either an operator or a logicOperator, and not both.');
  } else if (edit.logicOperator === undefined) checkComparison(edit, rules, findings);
  else checkLogic(edit, findings);
  return edit;
}

function checkLogic({ logicOperator = 'AND', edits, field, value, line }: Edit, findings: Findings): void {
  if (field !== undefined || value !== undefined)
    findings.wrong(line, `${logicOperator} joins edits, and has no field of its own.`);
  const isFew = logicOperator === 'XOR' ? edits.length < 2 : edits.length < 1;
  if (isFew || (logicOperator === 'NOT' && edits.length !== 1)) {
    const wanted =
      logicOperator === 'NOT'
        ? 'exactly one edit'
        : logicOperator === 'XOR'
          ? 'two or more edits'
          : 'one or more edits';
    findings.wrong(line, `${logicOperator} needs ${wanted} within it, and has ${edits.length}.`);
  }
}

function checkComparison(edit: Edit, rules: FieldRules, findings: Findings): void {
  const { operator = 'EX', field, field2, value, edits, line } = edit;
  if (edits.length > 0) findings.wrong(line, `${operator} compares, and has no edits within it.`);
  if (field === undefined) findings.wrong(line, `${operator} needs a field.`);
  for (const each of [field, field2]) {
    if (each !== undefined && !rules.isKnown(each) && orderFieldName(each) === null) {
      findings.wrong(
        line,
        `The field ${shown(each)} is neither ${rules.known} of the strategy nor FIX_ and the name of a field.`,
      );
    }
  }
  const isExistence = operator === 'EX' || operator === 'NX';
  const operands = [field2, value].filter((each) => each !== undefined).length;
  if (isExistence && operands > 0)
    findings.wrong(
      line,
      `${operator} asks whether ${shown(field ?? 'a field')} has a value, and compares it with nothing.`,
    );
  if (!isExistence && operands !== 1) findings.wrong(line, `${operator} needs either a value or a field2.`);
  const isOrdered = !isExistence && operator !== 'EQ' && operator !== 'NE';
  if (isOrdered && field !== undefined && !rules.hasOrder(field)) {
    findings.unsupported(line, `${operator} on ${shown(field)}: several values have no order.`);
  }
  if (!isExistence && field !== undefined && value !== undefined && value !== NULL_VALUE)
    rules.checkLiteral(field, value, line);
}

function checkStateLiteral(
  control: Control | undefined,
  parameters: ReadonlyMap<string, Parameter>,
  value: string,
  line: number,
  findings: Findings,
): void {
  if (control === undefined || value === '') return;
  const { shape } = controlType(control.type);
  if (shape === 'text' || shape === 'editable' || shape === 'none') return;
  checkValue(control, parameters.get(control.parameterRef ?? ''), value, 'The value beside', line, findings);
}

function checkWireLiteral(parameter: Parameter | undefined, value: string, line: number, findings: Findings): void {
  const pairs = parameter?.enumPairs ?? [];
  if (parameter === undefined || pairs.length === 0 || parameter.type.startsWith('Multiple')) return;
  if (!pairs.some(({ wireValue }) => wireValue === value)) {
    findings.note(line, `${shown(value)} is not a wire value of ${parameter.name}, so the comparison never finds it.`);
  }
}

/** An edit that refers to itself, by whatever way, has no value. */
function checkCycles(edits: ReadonlyMap<string, Edit>, findings: Findings): void {
  const done = new Set<Edit>();
  const open = new Set<Edit>();
  const visit = (condition: Condition, depth: number): void => {
    const edit = isEditRef(condition) ? edits.get(condition.ref) : condition;
    if (edit === undefined || done.has(edit)) return;
    if (depth > MAX_EDIT_DEPTH) {
      findings.unsupported(condition.line, `Edits refer to one another more than ${MAX_EDIT_DEPTH} deep.`);
      done.add(edit);
      return;
    }
    if (open.has(edit)) {
      findings.wrong(condition.line, `The Edit ${shown(edit.id ?? '')} refers to itself.`);
      return;
    }
    open.add(edit);
    for (const inner of edit.edits) visit(inner, depth + 1);
    open.delete(edit);
    done.add(edit);
  };
  // Backwards, because a file defines edits before it refers to them, and the longest way is to be found.
  for (const edit of [...edits.values()].toReversed()) visit(edit, 0);
}
