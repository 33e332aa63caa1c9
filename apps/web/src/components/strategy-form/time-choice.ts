import {
  END_TIME_LABELS,
  parseEndTime,
  parseStartTime,
  START_TIME_LABELS,
  type TimeCode,
} from '@meridian/domain/start-end-time';

/** The ways to give a time: a code, a number of minutes, or an exchange time. */
export type TimeChoice = '-1' | '0' | '1' | 'minutes' | 'clock';

type TimeKind = 'start-time' | 'end-time';

const FIRST_TEXTS = { minutes: '+30', clock: '12:00' } as const;

export const START_CHOICES: readonly { readonly value: TimeChoice; readonly label: string }[] = [
  { value: '-1', label: START_TIME_LABELS['-1'] },
  { value: '0', label: START_TIME_LABELS['0'] },
  { value: '1', label: START_TIME_LABELS['1'] },
  { value: 'clock', label: 'At a time' },
];

export const END_CHOICES: readonly { readonly value: TimeChoice; readonly label: string }[] = [
  { value: '0', label: END_TIME_LABELS['0'] },
  { value: '1', label: END_TIME_LABELS['1'] },
  { value: 'minutes', label: 'Minutes after start' },
  { value: 'clock', label: 'At a time' },
];

export function readTime(kind: TimeKind, code: string): TimeCode {
  return kind === 'start-time' ? parseStartTime(code) : parseEndTime(code);
}

/** An incomplete code: a clock time or a number of minutes that is still being typed. */
export function choiceOf(kind: TimeKind, code: string): TimeChoice {
  const time = readTime(kind, code);
  if (time.kind === 'code') return time.code;
  return kind === 'end-time' && code.startsWith('+') ? 'minutes' : 'clock';
}

/** The initial code of a choice. */
export function firstCode(choice: TimeChoice): string {
  return choice === 'minutes' || choice === 'clock' ? FIRST_TEXTS[choice] : choice;
}
