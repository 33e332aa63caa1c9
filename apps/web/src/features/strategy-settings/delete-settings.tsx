import { settingsName, type SettingsVersion } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type UseLine, UsesList } from '../../components/uses-list.tsx';
import formCss from '../../components/dialog-form.module.css';
import { ReplaceInUses } from './replace-in-uses.tsx';
import type { AllSettings } from './settings-draft.ts';
import shared from './strategy-settings.module.css';
import { useUses } from './use-settings.ts';

type DeleteSettingsProps = {
  readonly version: SettingsVersion;
  readonly row: SettingsRow;
  readonly all: AllSettings;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onDelete: (note: string) => void;
  readonly onClose: () => void;
};

/** Shows what uses the setting and offers a replacement. Only an unused setting can be deleted. */
export function DeleteSettings({ version, row, all, isBusy, problem, onDelete, onClose }: DeleteSettingsProps) {
  const name = settingsName(version, row);
  const { data: uses, error } = useUses({ version, id: row.id });
  const [note, setNote] = useState('');
  const isUsed = (uses?.length ?? 0) > 0;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="small">
      <DialogHeader header={`Delete “${name}”?`} disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        {uses === undefined ? <p>{error?.message ?? 'Loading uses'}</p> : <UsesList uses={uses} />}
        {isUsed ? (
          <>
            <p className={shared.problem}>{inUseText(uses ?? [])}</p>
            <ReplaceInUses version={version} row={row} uses={uses ?? []} all={all} />
          </>
        ) : (
          <>
            <p>{row.needs_approval ? 'Another user must approve it.' : 'Its versions stay in the history.'}</p>
            <Field label="Note" note="kept with the version">
              {(control) => <TextBox {...control} maxLength={500} value={note} onText={setNote} />}
            </Field>
          </>
        )}
        {problem === null ? null : (
          <p role="alert" className={shared.problem}>
            {problem}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button sentiment="negative" disabled={isUsed || isBusy || uses === undefined} onClick={() => onDelete(note)}>
          {row.needs_approval ? 'Propose to delete' : `Delete ${name}`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function inUseText(uses: readonly UseLine[]): string {
  const hasOrders = uses.some(({ kind }) => kind === 'orders');
  const hasOthers = uses.some(({ kind }) => kind !== 'orders');
  const todo = [
    ...(hasOthers ? ['Replace it there first.'] : []),
    ...(hasOrders ? ['Wait until its open orders are finished.'] : []),
  ];
  return `It is in use. ${todo.join(' ')}`;
}
