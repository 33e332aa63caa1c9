import { changeForm, startForm } from '@meridian/fixatdl/form/form';
import type { FormContext } from '@meridian/fixatdl/form/form-context';
import { formFields } from '@meridian/fixatdl/form/form-fields';
import { formFindings } from '@meridian/fixatdl/form/form-findings';
import { formOf } from '@meridian/fixatdl/form/strategy-form';
import { readFixatdl } from '@meridian/fixatdl/read-fixatdl';
import { writeFixatdl } from '@meridian/fixatdl/write-fixatdl';
import { largeStrategy } from './examples/large-strategy.ts';

const PARAMETERS = 120;
const ROUNDS = 2_000;

/** Prints what one change costs in a form of 120 parameters with as many rules; a figure to look at, not a test. */
export function measureForm(): void {
  const text = writeFixatdl(largeStrategy(PARAMETERS));
  const beganReading = performance.now();
  const { file } = readFixatdl(text);
  const readMs = performance.now() - beganReading;
  const strategy = file?.strategies[0];
  if (file === null || strategy === undefined) throw new Error('the large file was not read');
  const form = formOf(file, strategy);
  const context: FormContext = { nowMs: Date.now(), zone: 'America/New_York', order: { OrderQty: '120000' } };
  let state = startForm(form, context);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const result = changeForm(form, state, { control: 'c_Urgency', value: `e_${round % 5}` }, context);
    if (result.kind === 'changed') state = result.state;
    formFindings(form, state, context);
    formFields(form, state, context);
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string => `${(times[Math.floor(ROUNDS * share)] ?? 0).toFixed(2)} ms`;
  console.log(`file of ${(text.length / 1000).toFixed(0)} kB: read and checked in ${readMs.toFixed(1)} ms`);
  console.log(`form of ${PARAMETERS} parameters: a change with findings and fields ${at(0.5)}, p99 ${at(0.99)}`);
}
