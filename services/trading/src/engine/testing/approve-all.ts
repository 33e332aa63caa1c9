import type { ConfigurationStore } from '@meridian/storage/configuration/configuration-store';

const COLLEAGUE = { userId: 1_000_000, email: 'colleague@meridian.local', accessTo: () => 'write' } as const;

/** A second person approves all that waits, because an account of the demo needs one. */
export async function approveAll({ proposals }: Pick<ConfigurationStore, 'proposals'>): Promise<void> {
  for (const { id, revision } of await proposals.pending(['setting', 'strategy', 'group'])) {
    const decided = await proposals.decide({ id, revision, state: 'approved', note: null }, { writer: COLLEAGUE });
    if (decided.kind !== 'done') throw new Error(`the change was not approved: ${decided.kind}`);
  }
}
