import { label } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';

/** Account and allocation account as one text. */
export function ownedKey({ account, alloc_account }: { readonly account: string; readonly alloc_account: string }) {
  return `${account}|${alloc_account}`;
}

/** Machines that worked orders of the given accounts, by name. Accounts are given by `ownedKey`. */
export const algoMachines = defineQuery({
  name: 'algo-machines',
  tables: ['parent_orders'],
  parameters: { owned: 'texts' },
  columns: { algo_machine_name: label('Machine') },
  sql: `SELECT DISTINCT algo_machine_name FROM parent_orders
    WHERE algo_machine_name IS NOT NULL AND list_contains($owned, account || '|' || alloc_account)
    ORDER BY algo_machine_name`,
});
