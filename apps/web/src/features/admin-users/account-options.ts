import type { Account } from '@meridian/domain/entities/auth-state';
import { sorted } from './grant-draft.ts';

export type AccountOption = {
  readonly name: string;
  /** Extra text that the search matches, such as the client's name. */
  readonly hint: string;
};

/** Accounts to choose from. A granted account that no longer exists stays listed, so that it can be removed. */
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

/** Selects all shown names, or deselects them when all were selected. */
export function toggledAll(selected: readonly string[], shown: readonly AccountOption[]): readonly string[] {
  const names = shown.map(({ name }) => name);
  const areAllSelected = names.every((name) => selected.includes(name));
  return sorted(areAllSelected ? selected.filter((name) => !names.includes(name)) : [...selected, ...names]);
}
