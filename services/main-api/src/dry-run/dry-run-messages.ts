import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import type { DryRunJob } from './run-dry-run.ts';

/** What the worker is given. */
export type DryRunWork = { readonly dir: string; readonly job: DryRunJob };

export type DryRunMessage =
  | { readonly kind: 'progress'; readonly percent: number; readonly stage: string }
  | { readonly kind: 'done'; readonly result: Omit<DryRunResult, 'took_ms'> };
