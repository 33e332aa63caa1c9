import type { Findings } from '../finding.ts';
import { controlType } from '../model/control-types.ts';
import type { Control, Parameter } from '../model/fixatdl-file.ts';
import { parameterType } from '../model/parameter-types.ts';
import { shown } from '../read/reading.ts';
import { fileValue } from '../form/control-values.ts';
import { controlWire } from '../form/parameter-wire.ts';
import { CHECK_PLACE } from './check-place.ts';

/** What a control begins with: from the order, or a value that it can hold and send. */
export function checkInitialValue(control: Control, parameter: Parameter | undefined, findings: Findings): void {
  const { ID, initFixField, initPolicy, initValue, type, line } = control;
  if (initPolicy === 'UseFixField' && initFixField === undefined) {
    findings.wrong(line, `${ID} has the initPolicy UseFixField and needs an initFixField.`);
  }
  if (initFixField !== undefined && !/^FIX_[A-Za-z]\w*$/.test(initFixField)) {
    findings.wrong(line, `initFixField of ${ID} is FIX_ and the name of a field, not “${shown(initFixField)}”.`);
  }
  if (type === 'Label_t' && (initValue ?? control.label) === undefined)
    findings.note(line, `The label ${ID} has no text.`);
  if (type === 'Clock_t' && initValue !== undefined) checkClock(control, parameter, findings);
  else if (typeof initValue === 'string') checkValue(control, parameter, initValue, 'initValue', line, findings);
}

function checkClock({ ID, localMktTz, line }: Control, parameter: Parameter | undefined, findings: Findings): void {
  if (parameter !== undefined && !['instant', 'time'].includes(parameterType(parameter.type).family)) {
    findings.note(line, `${ID} is a clock for a date: its initValue is a time, and is ignored.`);
  } else if (localMktTz === undefined && parameter?.localMktTz === undefined) {
    findings.note(line, `${ID} has an initValue and no localMktTz: it is read in the zone of the order's market.`);
  }
}

/** A value of the file for a control: one of its list, or one that its parameter can send. */
export function checkValue(
  control: Control,
  parameter: Parameter | undefined,
  text: string,
  name: string,
  line: number,
  findings: Findings,
): void {
  const { ID, items } = control;
  const { shape } = controlType(control.type);
  const value = fileValue(control, parameter, text);
  if (
    shape === 'flag' &&
    !/^(true|false|1|0|Y|N)$/.test(text) &&
    text !== control.checkedEnumRef &&
    text !== control.uncheckedEnumRef
  ) {
    findings.wrong(line, `${name} of ${ID} is true or false, not “${shown(text)}”.`);
  }
  if (shape === 'choice' || shape === 'choices') {
    const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
    const unknown = chosen.find((id) => !items.some(({ enumID }) => enumID === id));
    if (unknown !== undefined)
      findings.wrong(line, `${name} of ${ID} names the item ${shown(unknown)}, which the list does not have.`);
    return;
  }
  if (parameter === undefined || value === null || typeof value === 'boolean') return;
  const context = { nowMs: CHECK_PLACE.nowMs, zone: CHECK_PLACE.zone, order: {} };
  const wire = controlWire(parameter, control, value, context);
  if (wire.kind === 'problem') {
    findings.note(
      line,
      `${name} of ${ID} cannot be sent as it is: ${shown(text)} ${wire.message.split(':')[0] ?? ''}.`,
    );
  }
}
