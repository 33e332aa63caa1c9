import type { DryRunResult } from '@meridian/protocol/rest/dry-run-calls';
import type { DryRunJob } from './run-dry-run.ts';

/** What the process is given. */
export type DryRunWork = { readonly dir: string; readonly job: DryRunJob };

export type DryRunDone = Omit<DryRunResult, 'took_ms'>;
