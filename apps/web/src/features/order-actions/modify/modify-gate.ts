import { reasonNeeded } from '@meridian/domain/order-checks/override-text';
import type { Modify } from './use-modify.ts';

type GateInput = Pick<
  Modify,
  'takes' | 'changedCount' | 'isPreviewed' | 'warningCount' | 'needsOverride' | 'override'
> & {
  readonly problemCount: number;
  /** True when something other than a field blocks the change. */
  readonly isBlocked: boolean;
  readonly isUnderWay: boolean;
};

type Gate = { readonly canApply: boolean; readonly hint: string };

/** Whether a change can be sent, and what is still missing. */
export function modifyGate(input: GateInput): Gate {
  const { takes, problemCount, isBlocked, isPreviewed, isUnderWay } = input;
  const lacksOverride = input.needsOverride && input.override.trim() === '';
  return {
    canApply: takes.length > 0 && problemCount === 0 && !isBlocked && isPreviewed && !lacksOverride && !isUnderWay,
    hint: hintText(input, lacksOverride),
  };
}

function hintText(
  { problemCount, changedCount, takes, isPreviewed, warningCount }: GateInput,
  lacksOverride: boolean,
): string {
  if (problemCount > 0) return `Fix ${problemCount} ${problemCount === 1 ? 'field' : 'fields'} to continue`;
  if (changedCount === 0) return 'No change yet';
  if (!isPreviewed) return 'Checking';
  if (takes.length === 0) return 'This change cannot be sent';
  return lacksOverride ? reasonNeeded(warningCount) : '';
}
