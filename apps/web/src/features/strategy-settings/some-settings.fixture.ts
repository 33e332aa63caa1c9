import type { SettingFigures } from '@meridian/protocol/rest/strategy-figures-calls';
import type { Proposal, SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { blankSettings } from './settings-draft.ts';

/** A stored V2 strategy of an account: VWAP with a volume cap. */
export function aRow(change: Partial<SettingsRow> = {}): SettingsRow {
  return {
    ...blankSettings('v2', 'EQUITY', 'ALDGATE'),
    strategy_name: 'Patient',
    settings: {},
    param_values: { vc: 15 },
    id: 12,
    version: 4,
    permission_level: 'write',
    needs_approval: false,
    saved_ms: Date.UTC(2026, 10, 13, 15, 4),
    saved_by: 'Rosa Okafor',
    uses: { groups: 0, strategies: 0, orders: 0 },
    ...change,
  };
}

/** A colleague's proposal for a new strategy, which the reader may decide. */
export function aProposal(change: Partial<Proposal> = {}): Proposal {
  return {
    id: 5,
    settings_version: 'v2',
    settings_id: null,
    base_version: null,
    action: 'save',
    values: { ...blankSettings('v2', 'EQUITY', null), strategy_name: 'Calm', settings: {}, param_values: {} },
    note: '',
    revision: 1,
    state: 'pending',
    proposed_by: 'Bo Lind',
    proposed_ms: Date.UTC(2026, 10, 16, 9, 30),
    expires_ms: Date.UTC(2026, 10, 23, 9, 30),
    decided_by: null,
    decided_ms: null,
    decision_note: null,
    may_decide: true,
    is_own: false,
    ...change,
  };
}

const NONE = { orders: 0, fully_filled: 0, filled_usd: 0, arrival_bps: null, costed: 0 };

/** Figures of a setting that no order used. */
export function someFigures(change: Partial<SettingFigures> = {}): SettingFigures {
  return {
    from: '2026-10-17',
    until: '2026-11-15',
    trading_days: 20,
    total: NONE,
    by_version: [],
    by_group: [],
    compared: null,
    not_compared: null,
    ...change,
  };
}
