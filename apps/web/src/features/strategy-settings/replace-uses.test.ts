import { strategyGroups } from '@meridian/protocol/rest/strategy-read-calls';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import { listSettings } from '@meridian/protocol/rest/strategy-settings-calls';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import {
  createUpdateConditionalStrategyGroup,
  insertUserCustomStrategy,
} from '@meridian/protocol/rest/strategy-write-calls';
import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../api/api-client.ts';
import { aGroup } from '../../lib/a-group.fixture.ts';
import { aProblem } from '../../session/session.fixture.ts';
import { replaceUses } from './replace-uses.ts';
import { aProposal, aRow } from './some-settings.fixture.ts';

const GROUP = aGroup({ base: 'Patient' });

type Stored = {
  readonly groups?: readonly ConditionalStrategyGroup[];
  readonly rows?: readonly SettingsRow[];
  readonly needsApproval?: boolean;
  readonly refusal?: string;
};

/** Services that have these groups and strategies, and what was sent to be saved. */
function services({ groups = [], rows = [], needsApproval = false, refusal }: Stored) {
  const sent: unknown[] = [];
  const { needs_approval: _needs, ...saved } = aRow();
  const answers: Readonly<Record<string, unknown>> = {
    [strategyGroups.path]: groups,
    [listSettings.path]: rows,
    [createUpdateConditionalStrategyGroup.path]: GROUP,
    [insertUserCustomStrategy.path]: needsApproval ? { proposal: aProposal() } : saved,
  };
  const api = createApiClient({
    baseUrls: { main: 'http://x/main', 'market-intelligence': 'http://x/mi' },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && refusal !== undefined) return aProblem(409, { message: refusal });
      if (request.method === 'POST') sent.push(await request.json());
      return Response.json(answers[new URL(request.url).pathname.replace('/main', '')]);
    },
    token: () => 'token',
    onTokenRefused: () => undefined,
    onPasswordRequired: async () => false,
  });
  return { api, sent };
}

const replacing = { from: 'Patient', to: 'Brisk', assetClasses: ['EQUITY'] } as const;
const inGroup = { kind: 'group', name: 'Switch', how: 'base' } as const;
const inStrategy = { kind: 'strategy', name: 'Calm', how: 'builds on it' } as const;
const calm = aRow({ id: 20, version: 2, strategy_name: 'Calm', strategy_destination: 'patient ' });

describe('a strategy that is replaced where it is used', () => {
  it('is replaced in the groups over the version that was read, and nothing else of them changes', async () => {
    const { api, sent } = services({ groups: [GROUP] });
    expect(await replaceUses(api, { ...replacing, uses: [inGroup] })).toEqual({ saved: 1, proposed: 0 });
    expect(sent).toEqual([
      {
        id: 7,
        version: 3,
        name: 'Switch',
        type: 'conditional',
        base: 'Brisk',
        asset_class: 'EQUITY',
        owner_account: 'ALDGATE',
        owner_alloc_account: null,
        multi_arm_param_values: {},
        rules: GROUP.rules,
        note: 'Patient replaced by Brisk',
      },
    ]);
  });

  it('is replaced in the strategies that build on it, however its name was typed there', async () => {
    const { api, sent } = services({ rows: [calm, aRow({ id: 21, strategy_name: 'Other' })] });
    expect(await replaceUses(api, { ...replacing, uses: [inStrategy] })).toEqual({ saved: 1, proposed: 0 });
    expect(sent).toMatchObject([{ id: 20, version: 2, strategy_name: 'Calm', strategy_destination: 'Brisk' }]);
  });

  it('counts apart what a second person must approve', async () => {
    const { api } = services({ rows: [calm], needsApproval: true });
    expect(await replaceUses(api, { ...replacing, uses: [inStrategy] })).toEqual({ saved: 0, proposed: 1 });
  });

  it('is left where it would become a rule’s second way to the same strategy', async () => {
    const filters = GROUP.rules[0]?.filters ?? [];
    const rules = ['Patient', 'Brisk'].map((result_destination) => ({ result_destination, filters }));
    const { api, sent } = services({ groups: [{ ...GROUP, base: 'vwap', rules }] });
    expect(await replaceUses(api, { ...replacing, uses: [inGroup] })).toEqual({ saved: 0, proposed: 0 });
    expect(sent).toEqual([]);
  });

  it('is left in groups that the list of uses does not name', async () => {
    const { api, sent } = services({ groups: [GROUP], rows: [calm] });
    expect(await replaceUses(api, { ...replacing, uses: [] })).toEqual({ saved: 0, proposed: 0 });
    expect(sent).toEqual([]);
  });

  it('stops with the words of the server when it refuses', async () => {
    const { api } = services({ groups: [GROUP], refusal: 'Somebody saved version 4.' });
    await expect(replaceUses(api, { ...replacing, uses: [inGroup] })).rejects.toThrow('Somebody saved version 4.');
  });
});
