import type { CostGrouping } from '@meridian/history/queries/own-orders';
import type { ModelsInForce } from '../estimates/cost-models.ts';

/** Whose orders are grouped; null accounts are all. */
export type CostQuestion = {
  readonly grouping: CostGrouping;
  readonly from: string | null;
  readonly assetClass: string | null;
  readonly accounts: readonly string[] | null;
  readonly allocAccounts: readonly string[] | null;
};

/** What the process is given. */
export type CostGroupsWork = { readonly dir: string; readonly question: CostQuestion; readonly models: ModelsInForce };
