import type { VenueReport } from '../../venues/venue-port.ts';

/** The input that caused an event. All effects of one input share it. */
export type Cause =
  | {
      readonly kind: 'command';
      readonly name: string;
      /** The command's id, by which all its effects are found. */
      readonly id: string;
      readonly user: string;
      /** Missing for clients without a sign-in. */
      readonly session?: string;
    }
  | { readonly kind: 'report'; readonly report: VenueReport['kind']; readonly childId: number }
  | { readonly kind: OtherCause };

/** The command of an event, even if it waited for venues. */
export function requestOf({
  request,
  cause,
}: {
  readonly request?: string;
  readonly cause?: Cause | undefined;
}): string | null {
  return request ?? (cause?.kind === 'command' ? cause.id : null);
}

/** `answers`: what venues reported after a restart. `sent`: child orders that left. */
export type OtherCause = 'answers' | 'market' | 'clock' | 'start' | 'sent';

export const BY_ANSWERS: Cause = { kind: 'answers' };
export const BY_MARKET: Cause = { kind: 'market' };
export const BY_CLOCK: Cause = { kind: 'clock' };
export const BY_START: Cause = { kind: 'start' };
export const BY_SENDING: Cause = { kind: 'sent' };
