import type { Findings } from '../finding.ts';
import { controlType } from '../model/control-types.ts';
import { type Control, controlsOf, type Parameter, type Strategy, type StrategyPanel } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { shown } from '../read/reading.ts';
import { checkInitialValue } from './check-initial-value.ts';
import { checkList } from './check-list.ts';
import { repeated } from './repeated.ts';

export function checkControls(strategy: Strategy, findings: Findings): void {
  checkPanels(strategy.panels, findings);
  const controls = controlsOf(strategy.panels);
  for (const { ID, line } of repeated(controls, (control) => control.ID)) {
    findings.wrong(line, `The control ${shown(ID)} is there twice: IDs are unique in a strategy.`);
  }
  checkBindings(controls, findings);
  const parameters = new Map(strategy.parameters.map((parameter) => [parameter.name, parameter]));
  for (const control of controls) {
    const { parameterRef, ID, line } = control;
    const parameter = parameterRef === undefined ? undefined : parameters.get(parameterRef);
    if (parameterRef !== undefined && parameter === undefined) {
      findings.wrong(line, `${ID} refers to the parameter ${shown(parameterRef)}, which the strategy does not have.`);
      continue;
    }
    if (parameter !== undefined) checkMatch(control, parameter, findings);
    checkList(control, parameter, findings);
    checkInitialValue(control, parameter, findings);
  }
}

const COLOR = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/;

function checkPanels(panels: readonly StrategyPanel[], findings: Findings): void {
  for (const { color, panels: inner, controls, line } of panels) {
    const parts = color === undefined ? null : COLOR.exec(color);
    if (color !== undefined && (parts === null || parts.slice(1).some((part) => Number(part) > 255))) {
      findings.note(
        line,
        `The color “${shown(color)}” is not red, green and blue from 0 to 255, such as 230,230,255: ignored.`,
      );
    }
    if (inner.length === 0 && controls.length === 0) findings.note(line, 'A panel is empty.');
    checkPanels(inner, findings);
  }
}

/** One control for one parameter, but for the radio buttons of one group. */
function checkBindings(controls: readonly Control[], findings: Findings): void {
  const byParameter = Map.groupBy(
    controls.filter(({ parameterRef }) => parameterRef !== undefined),
    ({ parameterRef }) => parameterRef ?? '',
  );
  for (const [name, [first, ...others]] of byParameter) {
    for (const control of others) {
      const areRadios = first?.type === 'RadioButton_t' && control.type === 'RadioButton_t';
      if (!areRadios || first.radioGroup === undefined || first.radioGroup !== control.radioGroup) {
        findings.wrong(
          control.line,
          `${shown(name)} has two controls, ${first?.ID ?? ''} and ${control.ID}: only radio buttons of one radioGroup may share one.`,
        );
      } else if (control.checkedEnumRef === undefined || first.checkedEnumRef === undefined) {
        findings.wrong(control.line, `Radio buttons that share ${shown(name)} need a checkedEnumRef each.`);
      }
    }
  }
}

/** Whether the values of a control can be values of its parameter. */
function checkMatch(control: Control, parameter: Parameter, findings: Findings): void {
  const { ID, type, line } = control;
  const { family } = parameterType(parameter.type);
  const { shape } = controlType(type);
  const hasPairs = parameter.enumPairs.length > 0;
  const wrong = (why: string): void =>
    findings.wrong(line, `${ID} is a ${type} for ${parameter.name}, a ${parameter.type}: ${why}.`);
  if (parameter.constValue !== undefined) wrong('a parameter with a constValue has no control');
  if (type === 'Label_t') wrong('a label has no value to send');
  if (type === 'Clock_t' && !['instant', 'time', 'date', 'month-year'].includes(family))
    wrong('a clock gives times and dates');
  if (type.endsWith('Spinner_t') && !['int', 'decimal', 'percentage'].includes(family))
    wrong('a spinner gives numbers');
  if (type.endsWith('Spinner_t') && hasPairs) wrong('a spinner cannot choose an EnumPair');
  if ((shape === 'choice' || shape === 'choices') && !hasPairs) wrong('a list needs EnumPairs');
  if (shape === 'choices' && family !== 'multiple') wrong('several choices need a type of several values');
  const hasRef = control.checkedEnumRef !== undefined || control.uncheckedEnumRef !== undefined;
  if (shape === 'flag' && !hasRef && family !== 'boolean') wrong('it needs a checkedEnumRef or uncheckedEnumRef');
  if (shape === 'flag' && !hasRef && hasPairs) wrong('EnumPairs need a checkedEnumRef or uncheckedEnumRef');
  for (const ref of [control.checkedEnumRef, control.uncheckedEnumRef]) {
    const isKnown = ref === undefined || parameter.enumPairs.some(({ enumID }) => enumID === ref);
    if (!isKnown) wrong(`it has no EnumPair ${shown(ref)}`);
  }
}
