import { normalizedEmail } from '@meridian/domain/email';

const SEPARATORS = /[\s,;]+/;

/** The server takes no more. */
export const MAX_RECEIVERS = 100;

/** Adds every address of a typed or pasted text, each once. */
export function withReceivers(receivers: readonly string[], text: string): string[] {
  const added = text.split(SEPARATORS).map(normalizedEmail).filter(Boolean);
  return [...new Set([...receivers, ...added])].slice(0, MAX_RECEIVERS);
}

/** A separator ends an address. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}
