import type { VenueReport } from '../../venues/venue-port.ts';

/** The input from which an event came: everything that one input does has the same cause. */
export type Cause =
  | {
      readonly kind: 'command';
      readonly name: string;
      /** The command's own id, by which everything that it did is found. */
      readonly id: string;
      readonly user: string;
      /** Not there for who sends orders without signing in. */
      readonly session?: string;
    }
  | { readonly kind: 'report'; readonly report: VenueReport['kind']; readonly childId: number }
  | { readonly kind: OtherCause };

/** The command that an event belongs to, also where it waited for venues in between. */
export function requestOf({ request, cause }: { readonly request?: string; readonly cause?: Cause }): string | null {
  return request ?? (cause?.kind === 'command' ? cause.id : null);
}

/** `answers`: what venues said when they were asked after a start; `sent`: child orders that left. */
export type OtherCause = 'answers' | 'market' | 'clock' | 'start' | 'sent';

export const BY_ANSWERS: Cause = { kind: 'answers' };
export const BY_MARKET: Cause = { kind: 'market' };
export const BY_CLOCK: Cause = { kind: 'clock' };
export const BY_START: Cause = { kind: 'start' };
export const BY_SENDING: Cause = { kind: 'sent' };
