import type { CaseState, SurveillanceCaseDetail } from '@meridian/protocol/rest/surveillance-calls';

export const STATE_LABELS = {
  open: 'Open',
  dismissed: 'Dismissed',
  escalated: 'Escalated',
} as const satisfies Record<CaseState, string>;

/** A sign beside the word, so that colour is never the only cue. */
export const STATE_SIGNS = { open: '○', dismissed: '✓', escalated: '▲' } as const satisfies Record<CaseState, string>;

export const CASE_STATES = ['open', 'dismissed', 'escalated'] as const satisfies readonly CaseState[];

const HIGH_SCORE = 70;
const MIDDLE_SCORE = 50;

export type ScoreTone = 'high' | 'middle' | 'low';

export function scoreTone(score: number): ScoreTone {
  if (score >= HIGH_SCORE) return 'high';
  return score >= MIDDLE_SCORE ? 'middle' : 'low';
}

type CaseEvent = SurveillanceCaseDetail['events'][number];

const DECISIONS: ReadonlySet<CaseEvent['kind']> = new Set(['dismissed', 'escalated', 'reopened']);

/** The newest decision of somebody; null while nobody decided. */
export function lastDecision(events: readonly CaseEvent[]): CaseEvent | null {
  return events.findLast(({ kind }) => DECISIONS.has(kind)) ?? null;
}

export const DISMISS_REASONS = [
  'Explained by the strategy',
  'Client instruction',
  'Market-wide move',
  'Too small to matter',
  'Wrong data',
  'Other',
] as const;

export const ESCALATE_REASONS = [
  'No explanation found',
  'Pattern seen before',
  'Large gain',
  'Trader must explain',
  'Other',
] as const;

export const REOPEN_REASONS = ['New information', 'Decided by mistake', 'Other'] as const;

export function reasonsFor(state: CaseState): readonly string[] {
  if (state === 'dismissed') return DISMISS_REASONS;
  return state === 'escalated' ? ESCALATE_REASONS : REOPEN_REASONS;
}
