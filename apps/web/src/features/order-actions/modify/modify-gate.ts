import { reasonProblem } from '@meridian/domain/order-checks/override-text';
import type { Modify } from './use-modify.ts';

type GateInput = Pick<Modify, 'takes' | 'changedCount' | 'isPreviewed' | 'warnings' | 'needsOverride' | 'override'> & {
  readonly problemCount: number;
  /** True when something other than a field blocks the change. */
  readonly isBlocked: boolean;
  readonly isUnderWay: boolean;
};

type Gate = { readonly canApply: boolean; readonly hint: string };

/** Whether a change can be sent, and what is still missing. */
export function modifyGate(input: GateInput): Gate {
  const { takes, problemCount, isBlocked, isPreviewed, isUnderWay } = input;
  const lacking = input.needsOverride ? reasonProblem(input.override, input.warnings.length) : null;
  return {
    canApply: takes.length > 0 && problemCount === 0 && !isBlocked && isPreviewed && lacking === null && !isUnderWay,
    hint: hintText(input, lacking),
  };
}

function hintText({ problemCount, changedCount, takes, isPreviewed }: GateInput, lacking: string | null): string {
  if (problemCount > 0) return `Fix ${problemCount} ${problemCount === 1 ? 'field' : 'fields'} to continue`;
  if (changedCount === 0) return 'No change yet';
  if (!isPreviewed) return 'Checking';
  if (takes.length === 0) return 'This change cannot be sent';
  return lacking ?? '';
}
