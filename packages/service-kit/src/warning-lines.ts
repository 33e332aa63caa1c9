import type { DestinationStream } from 'pino';

export type WarningLine = {
  readonly level: 'warn' | 'error' | 'fatal';
  /** What the code said; null when it only passed on an error, whose text may be about anybody. */
  readonly message: string | null;
};

export type WarningListener = (line: WarningLine) => void;

export type WarningTee = { readonly stream: DestinationStream; readonly listeners: Set<WarningListener> };

const PREFIXES = ['{"level":"warn"', '{"level":"error"', '{"level":"fatal"'];

/** Passes every line on, and tells listeners of those that are warnings or worse. */
export function teeWarnings(target: DestinationStream): WarningTee {
  const listeners = new Set<WarningListener>();
  const write = (line: string): void => {
    target.write(line);
    if (listeners.size === 0 || !PREFIXES.some((prefix) => line.startsWith(prefix))) return;
    const read: { level: WarningLine['level']; msg?: string; err?: { message?: string } } = JSON.parse(line);
    // The serialised error has the texts of its causes behind its own.
    const message = read.msg === undefined || read.err?.message?.startsWith(read.msg) === true ? null : read.msg;
    for (const listener of listeners) listener({ level: read.level, message });
  };
  return { stream: { write }, listeners };
}
