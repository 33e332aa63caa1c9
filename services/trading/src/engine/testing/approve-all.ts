import type { ConfigurationStore, ConfigurationWriter } from '@meridian/storage/configuration/configuration-store';

const COLLEAGUE: ConfigurationWriter = {
  userId: 1_000_000,
  email: 'colleague@meridian.local',
  accessTo: () => 'write',
};

/** A second person approves all that waits, because an account of the demo needs one. */
export async function approveAll({ proposals }: Pick<ConfigurationStore, 'proposals'>): Promise<void> {
  for (const { id, revision } of await proposals.pending(['setting', 'strategy', 'group'])) {
    const decided = await proposals.decide({ id, revision, state: 'approved', note: null }, { writer: COLLEAGUE });
    if (decided.kind !== 'done') throw new Error(`the change was not approved: ${decided.kind}`);
  }
}
