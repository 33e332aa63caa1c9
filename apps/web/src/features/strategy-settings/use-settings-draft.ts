import { changedLines, diffSettings } from '@meridian/domain/strategy-settings/diff-settings';
import type { SettingsValues, SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { useState } from 'react';
import { type AllSettings, baseOf, draftProblems, valuesOf } from './settings-draft.ts';
import type { SettingsEntry } from './settings-sections.ts';

type Draft = {
  readonly values: SettingsValues;
  readonly note: string;
  /** What the edit began from: the server refuses it when somebody was faster. */
  readonly from: SettingsRow | null;
};

type DraftOptions = {
  readonly version: SettingsVersion;
  /** Null for a new one. */
  readonly entry: SettingsEntry | null;
  /** What a new one begins with. */
  readonly first: SettingsValues;
  readonly all: AllSettings;
};

/** What is edited, over what is in force; without an edit it follows what is stored. */
export function useSettingsDraft({ version, entry, first, all }: DraftOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const row = entry?.row ?? null;
  const proposal = entry?.proposal ?? null;
  const stored = proposal !== null ? valuesOf(proposal.values) : row === null ? first : valuesOf(row);
  const from = draft === null ? row : draft.from;
  const values = draft?.values ?? stored;
  // A proposal is compared with what is in force, an edit with what it began from.
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
    /** There is something to lose. */
    isTouched,
    /** There is something to save: a new one has, from the start. */
    isDirty: isTouched || isNew,
    change: (next: SettingsValues) => setDraft({ note: '', from: row, ...draft, values: next }),
    setNote: (note: string) => setDraft({ from: row, values, ...draft, note }),
    /** Over what somebody else saved meanwhile. */
    rebase: (current: SettingsRow) => setDraft({ note: '', values, ...draft, from: current }),
    discard: () => setDraft(null),
  };
}

export type SettingsDraft = ReturnType<typeof useSettingsDraft>;
