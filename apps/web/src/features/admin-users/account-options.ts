import type { Account } from '@meridian/domain/entities/auth-state';
import { sorted } from './grant-draft.ts';

export type AccountOption = {
  readonly name: string;
  /** What else is known of it, to find it by. */
  readonly hint: string;
};

/** Accounts to grant from; one that is granted but no longer exists stays in the list, or nobody could take it away. */
export function accountOptions(all: readonly Account[], granted: readonly string[]): readonly AccountOption[] {
  const clients = new Map<string, Set<string>>();
  for (const { account, custom_client_name } of all) {
    if (account === '') continue;
    const names = clients.get(account) ?? new Set<string>();
    if (custom_client_name !== '') names.add(custom_client_name);
    clients.set(account, names);
  }
  return optionsFrom(new Map([...clients].map(([name, names]) => [name, [...names].join(', ')])), granted);
}

export function allocAccountOptions(all: readonly Account[], granted: readonly string[]): readonly AccountOption[] {
  const owners = new Map<string, Set<string>>();
  for (const { account, alloc_account } of all) {
    if (alloc_account === '') continue;
    owners.set(alloc_account, (owners.get(alloc_account) ?? new Set()).add(account));
  }
  return optionsFrom(new Map([...owners].map(([name, accounts]) => [name, sorted(accounts).join(', ')])), granted);
}

function optionsFrom(known: ReadonlyMap<string, string>, granted: readonly string[]): readonly AccountOption[] {
  return sorted([...known.keys(), ...granted]).map((name) => ({ name, hint: known.get(name) ?? 'no longer exists' }));
}

export function matchingOptions(options: readonly AccountOption[], search: string): readonly AccountOption[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? options : options.filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(wanted));
}

/** The selection after all shown names were taken, or given back when all were taken already. */
export function toggledAll(selected: readonly string[], shown: readonly AccountOption[]): readonly string[] {
  const names = shown.map(({ name }) => name);
  const areAllSelected = names.every((name) => selected.includes(name));
  return sorted(areAllSelected ? selected.filter((name) => !names.includes(name)) : [...selected, ...names]);
}
