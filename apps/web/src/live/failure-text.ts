import type { CommandResult } from '@meridian/live-client/pending-commands';

const UNREADABLE = 'A value is outside of what can be sent. Correct it, and it is checked again.';

/** What a person reads of an answer that failed: never the schema's own words. */
export function failureText(result: CommandResult): string {
  return result.kind === 'failed' && result.code === 'bad-payload' ? UNREADABLE : result.message;
}
