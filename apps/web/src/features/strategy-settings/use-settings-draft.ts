import { changedLines, diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { useState } from 'react';
import { type AllSettings, baseOf, draftProblems, valuesOf } from './settings-draft.ts';
import type { SettingsEntry } from './settings-sections.ts';

type Draft = {
  readonly values: SettingsValues;
  readonly note: string;
  /** The version the edit is based on. The server refuses the save when a newer one exists. */
  readonly from: SettingsRow | null;
};

type DraftOptions = {
  readonly version: SettingsVersion;
  /** Null for a new setting. */
  readonly entry: SettingsEntry | null;
  /** Initial values of a new setting. */
  readonly first: SettingsValues;
  readonly all: AllSettings;
};

/** The edited values over the stored ones. Without an edit the draft follows the stored setting. */
export function useSettingsDraft({ version, entry, first, all }: DraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const row = entry?.row ?? null;
  const proposal = entry?.proposal ?? null;
  const stored = proposal !== null ? valuesOf(proposal.values) : row === null ? first : valuesOf(row);
  const from = draft === null ? row : draft.from;
  const values = draft?.values ?? stored;
  // A proposal is compared with the current version, an edit with the version it is based on.
  const before = from === null ? null : valuesOf(from);
  const lines = diffSettings(version, before, values);
  const base = baseOf(version, values, all);
  const isNew = entry === null;
  const isTouched = draft !== null && changedLines(diffSettings(version, stored, values)).length > 0;
  return {
    values,
    before,
    lines,
    changes: changedLines(lines),
    base,
    problems: draftProblems(version, values, base),
    note: draft?.note ?? proposal?.note ?? '',
    from,
    /** True when unsaved edits would be lost. */
    isTouched,
    /** True when there is something to save. A new setting can always be saved. */
    isDirty: isTouched || isNew,
    change: (next: SettingsValues) => setDraft({ note: '', from: row, ...draft, values: next }),
    setNote: (note: string) => setDraft({ from: row, values, ...draft, note }),
    /** Applies the edit to the version that somebody else saved meanwhile. */
    rebase: (current: SettingsRow) => setDraft({ note: '', values, ...draft, from: current }),
    discard: () => setDraft(null),
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
