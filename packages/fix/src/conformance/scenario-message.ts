import { asciiBytes, readText } from '../codec/ascii.ts';
import { FixWriter } from '../codec/fix-writer.ts';
import { utcTimestamp } from '../codec/utc-timestamp.ts';
import { APPL_VER_FIX50SP2, type FixVersion } from '../fix-version.ts';
import type { Breakage, SendStep } from './scenario.ts';

/** Who runs a scenario against whom. */
export type ScenarioNames = { readonly version: FixVersion; readonly sender: string; readonly target: string };

/** The bytes of a step, right or wrong as the step wants them. */
export function scenarioMessage(step: SendStep, names: ScenarioNames, nowMs: number): Uint8Array {
  const moment = (seconds: number) => utcTimestamp(nowMs + 1_000 * seconds);
  const { isPossDup = false, origSendingTime = 0 } = step;
  const body = filledIn(step.fields, names.version, moment);
  const header = [
    `49=${step.sender ?? names.sender}`,
    `56=${step.target ?? names.target}`,
    ...(step.seq === null ? [] : [`34=${step.seq}`]),
    ...(isPossDup ? ['43=Y'] : []),
    `52=${moment(step.sendingTime ?? 0)}`,
    ...(isPossDup && origSendingTime !== null ? [`122=${moment(origSendingTime)}`] : []),
  ];
  const parts = step.isBodyFirst === true ? [...body, ...header] : [...header, ...body];
  const fields = asciiBytes(`${[`35=${step.type}`, ...parts].join('\u0001')}\u0001`);
  const bytes = new FixWriter().fields(fields).takeMessage(step.beginString ?? names.version);
  return step.breakage === undefined ? bytes : broken(bytes, step.breakage);
}

function filledIn(fields: string, version: FixVersion, moment: (seconds: number) => string): string[] {
  return fields
    .replace('<version>', version === 'FIXT.1.1' ? `1137=${APPL_VER_FIX50SP2}` : '')
    .replace('<time>', moment(0))
    .split('|')
    .filter((field) => field !== '');
}

const BREAKS: Readonly<Record<Breakage, (text: string, length: number) => string>> = {
  checksum: (text) =>
    text.replace(/10=(\d\d)(\d)/, (_all, first: string, last: string) => `10=${first}${(Number(last) + 1) % 10}`),
  'length-short': (text, length) => text.replace(`9=${length}`, `9=${length - 10}`),
  'length-long': (text, length) => text.replace(`9=${length}`, `9=${length + 10}`),
  'second-field': (text) => text.replace(/^(8=[^|]*\|)(9=\d+\|)(35=[^|]*\|)/, '$1$3$2'),
  'third-field': (text) => text.replace(/(35=[^|]*\|)(49=[^|]*\|)/, '$2$1'),
  'first-byte': (text) => text.slice(1),
};

/** Scenarios that break a message have no `|` in its values. */
function broken(bytes: Uint8Array, breakage: Breakage): Uint8Array {
  const text = readText(bytes, 0, bytes.length).replaceAll('\u0001', '|');
  const length = Number(/\|9=(\d+)\|/.exec(text)?.[1]);
  return asciiBytes(BREAKS[breakage](text, length).replaceAll('|', '\u0001'));
}
