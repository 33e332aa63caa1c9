import type { DestinationStream } from 'pino';

export type WarningLine = {
  readonly level: 'warn' | 'error' | 'fatal';
  /** The code's own message. Null when it only passed on an error, whose text may concern any user. */
  readonly message: string | null;
};

export type WarningListener = (line: WarningLine) => void;

export type WarningTee = { readonly stream: DestinationStream; readonly listeners: Set<WarningListener> };

const PREFIXES = ['{"level":"warn"', '{"level":"error"', '{"level":"fatal"'];

/** Passes every line on, and calls listeners for warnings and errors. */
export function teeWarnings(target: DestinationStream): WarningTee {
  const listeners = new Set<WarningListener>();
  const write = (line: string): void => {
    target.write(line);
    if (listeners.size === 0 || !PREFIXES.some((prefix) => line.startsWith(prefix))) return;
    const read: { level: WarningLine['level']; msg?: string; err?: { message?: string } } = JSON.parse(line);
    // The serialised error contains the texts of its causes.
    const message = read.msg === undefined || read.err?.message?.startsWith(read.msg) === true ? null : read.msg;
    for (const listener of listeners) listener({ level: read.level, message });
  };
  return { stream: { write }, listeners };
}
