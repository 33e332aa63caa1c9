import type { AlgoInput, Invitation, WantedChild } from '../../kernel/algo.ts';
import { asWanted } from './keep-resting.ts';
import { leavesOf, remainingLots } from './quantities.ts';
import { childAt, darkMinimumLots } from './work-child.ts';

/** What an invitation requires of the order's children. */
export type FirmUp =
  | { readonly kind: 'none' }
  /** All firm children are cancelled, and nothing else is wanted until that is confirmed. */
  | { readonly kind: 'clearing'; readonly venue: string }
  | { readonly kind: 'firm'; readonly venue: string; readonly child: WantedChild };

/** The largest contra that can still be answered. */
function bestInvitation({ invitations, nowMs }: AlgoInput): Invitation | null {
  const live = invitations.filter(({ untilMs }) => nowMs < untilMs);
  return live.reduce<Invitation | null>((best, next) => (next.lots > (best?.lots ?? 0) ? next : best), null);
}

/** Lots of other firm children that could fill in addition to the firm-up. */
function otherFirmLots({ openChildren }: AlgoInput): number {
  return openChildren
    .filter(({ kind }) => kind !== 'conditional' && kind !== 'firm-up')
    .reduce((total, child) => total + leavesOf(child), 0);
}

/** Answers an invitation: cancels overlapping children, waits for confirmation, then sends the firm-up. */
export function firmUp(input: AlgoInput, capRoomLots: number): FirmUp {
  const sent = input.openChildren.find(({ kind, isCancelPending }) => kind === 'firm-up' && !isCancelPending);
  if (sent !== undefined) return { kind: 'firm', venue: sent.venue, child: asWanted(sent) };
  const invitation = bestInvitation(input);
  const at = input.venues.find(({ venue }) => venue === invitation?.venue);
  if (invitation === null || at === undefined || !at.isUp) return { kind: 'none' };
  const lots = Math.min(invitation.lots, remainingLots(input), capRoomLots);
  const minimumLots = darkMinimumLots(input, at);
  if (lots < Math.max(1, minimumLots)) return { kind: 'none' };
  const isOverlapping = otherFirmLots(input) + lots > Math.min(remainingLots(input), capRoomLots);
  if (isOverlapping) return { kind: 'clearing', venue: at.venue };
  const { limitTicks } = input;
  const terms = { slot: `firm-up-${at.venue}`, kind: 'firm-up', timeInForce: 'IOC', lots, limitTicks } as const;
  return { kind: 'firm', venue: at.venue, child: childAt(input, at, { ...terms, tactic: 'firm-up' }, minimumLots) };
}
