import type { Alert, AlertSource } from './entities/alert.ts';

/** Something that can be on or off. */
export type Switchable = Pick<Alert, 'source' | 'name' | 'isOn'>;

const SUBJECTS: Readonly<Record<AlertSource, string>> = {
  destination: 'Destination',
  'strategy server': 'Strategy server',
  'market data vendor': 'Market data vendor',
  'global auto-trading': 'Global auto-trading',
};

export function alertText({ source, name, isOn }: Switchable): string {
  const subject = name === null ? SUBJECTS[source] : `${SUBJECTS[source]} ${name}`;
  if (source === 'global auto-trading') return `${subject} is ${isOn ? 'on' : 'off'}`;
  return `${subject} is ${isOn ? 'connected' : 'disconnected'}`;
}
