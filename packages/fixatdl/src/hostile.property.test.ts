import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startForm } from './form/form.ts';
import { formFields } from './form/form-fields.ts';
import { formFindings } from './form/form-findings.ts';
import { formOf } from './form/strategy-form.ts';
import { readFixatdl } from './read-fixatdl.ts';
import { context, control, edit, fileText, items, pair, parameter, stateRule } from './testing/small-file.ts';

const RUNS = 20_000;

const whole = fileText({
  edits: '<val:Edit id="g" field="FIX_OrderQty" operator="GT" value="5"/>',
  parameters:
    parameter('P', 'UTCTimestamp_t', 'fixTag="168" maxValue="16:00:00" localMktTz="Europe/London"') +
    parameter('M', 'Char_t', '', pair('e_A', 'A') + pair('e_B', '{NULL}')),
  controls:
    control(
      'c',
      'Clock_t',
      'parameterRef="P" initValue="09:30:00"',
      stateRule('enabled="false"', edit('m', 'EQ', 'value="e_A"')),
    ) + control('m', 'DropDownList_t', 'parameterRef="M" initValue="e_A"', items('e_A', 'e_B')),
  rest: '<val:StrategyEdit errorMessage="No."><val:EditRef id="g"/></val:StrategyEdit>',
});

const PIECES = [
  `< > " & &amp; &#x0; &#xD800; &#99999999; <![CDATA[ ]]> <!-- --> <? ?> <!DOCTYPE xmlns="" xmlns:lay="x" __proto__`,
  `constructor {NULL} val: EditRef id="g" NaN 1e99 - 0 99999999999999999999 % <val:Edit> </lay:Control>`,
]
  .join(' ')
  .split(' ');

const pieces = fc.constantFrom(' ', '\n', '\u0000', '\uD800', '\uFFFE', ...PIECES);

type Change = readonly [kind: 'cut' | 'put' | 'copy' | 'swap', at: number, length: number, piece: string];

function mutated(text: string, changes: readonly Change[]): string {
  return changes.reduce((now, [kind, at, length, piece]) => {
    const from = at % (now.length + 1);
    const part = now.slice(from, from + length);
    if (kind === 'cut') return now.slice(0, from) + now.slice(from + length);
    if (kind === 'put') return now.slice(0, from) + piece + now.slice(from);
    if (kind === 'copy') return now.slice(0, from) + part + now.slice(from);
    return now.slice(0, from) + piece + now.slice(from + length);
  }, text);
}

const changes = fc.array(
  fc.tuple(fc.constantFrom<Change[0]>('cut', 'put', 'copy', 'swap'), fc.nat(), fc.integer({ min: 1, max: 60 }), pieces),
  { minLength: 1, maxLength: 6 },
);

/** Whatever was made of the file, each strategy that was read can be opened and sent, or says why not. */
function openAll(text: string): number {
  const { file, findings } = readFixatdl(text);
  for (const strategy of file?.strategies ?? []) {
    const form = formOf(file as NonNullable<typeof file>, strategy);
    const state = startForm(form, context);
    formFindings(form, state, context);
    formFields(form, state, context);
  }
  return findings.length;
}

describe('a hostile file', () => {
  it('[FA6] never breaks the reading of it, nor a form made from what was read', () => {
    fc.assert(
      fc.property(changes, (made) => {
        expect(openAll(mutated(whole, made))).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
