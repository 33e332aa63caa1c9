import type { AssetClass } from '@meridian/domain/asset-class';
import type { Owned } from '@meridian/domain/entities/strategy-settings';
import { isAvailableTo } from '@meridian/domain/strategy-scope';
import {
  readSettingsCsv,
  SETTINGS_COLUMNS,
  type SettingsFile,
  type SettingsLine,
} from '@meridian/domain/strategy-settings/read-settings-csv';
import { resolveBase } from '@meridian/domain/strategy-settings/resolve-base';
import { isNamed, ownerText, type SettingsValues } from '@meridian/domain/strategy-settings/settings-version';
import type { SettingsRow } from '@meridian/protocol/rest/strategy-settings-schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { type ChosenFile, FileDrop } from '../../components/file-drop.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useTradeContext } from '../../live/use-trade-context.ts';
import { insertBatch } from './settings-changes.ts';
import type { AllSettings } from './settings-draft.ts';
import formCss from '../../components/dialog-form.module.css';
import styles from '../../components/preview-table.module.css';
import shared from './strategy-settings.module.css';
import { useSettingsChange } from './use-settings-change.ts';

type CsvDialogProps = { readonly assetClass: AssetClass; readonly all: AllSettings; readonly onClose: () => void };

/** Imports V2 strategies from a CSV file. Each line shows its effect or its error; all lines are saved or none. */
export function CsvDialog({ assetClass, all, onClose }: CsvDialogProps) {
  const [file, setFile] = useState<{ readonly name: string; readonly read: SettingsFile } | null>(null);
  const changing = useSettingsChange();
  const accounts = useTradeContext().data?.accounts;
  const algorithmOf = (values: SettingsValues) =>
    resolveBase(values.strategy_destination, values, all)?.algorithm ?? null;
  const isKnownOwner = (owner: Owned) =>
    (owner.owner_account === null && owner.owner_alloc_account === null) ||
    accounts?.some((account) => isAvailableTo(owner, account)) !== false;
  const take = ({ name, text }: ChosenFile) => {
    setFile({ name, read: readSettingsCsv(text, { assetClass, algorithmOf, isKnownOwner }) });
    changing.reset();
  };
  const lines = file?.read.kind === 'lines' ? file.read.lines : [];
  const wrong = lines.filter(({ problems }) => problems.length > 0).length;
  const isReady = lines.length > 0 && wrong === 0 && !changing.isBusy;
  const insert = () => {
    const rows = lines.map(({ values }) => ({
      values,
      note: `From ${file?.name ?? 'a file'}`,
      from: existing(values, all.strategies),
    }));
    changing.change(
      (api) => insertBatch(api, rows),
      (saved) => {
        const waiting = saved.filter((one) => 'proposal' in one).length;
        const inserted = `${strategies(saved.length - waiting)} inserted`;
        const title = waiting === 0 ? inserted : `${strategies(waiting)} sent for approval, ${inserted}`;
        showToast({ tone: 'success', title, text: file?.name ?? '' });
        onClose();
      },
    );
  };
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="large">
      <DialogHeader header="Insert from CSV" disableAccent />
      <DialogContent className={formCss.form ?? ''}>
        <FileDrop
          title="Drop a CSV file here"
          label="Choose a CSV file"
          accept=".csv,text/csv"
          name={file?.name ?? null}
          onFile={take}
        >
          <p className={shared.quiet}>Columns: {SETTINGS_COLUMNS.join(', ')}</p>
        </FileDrop>
        {file?.read.kind === 'unreadable' ? (
          <p role="alert" className={shared.problem}>
            {file.read.message}
          </p>
        ) : null}
        {lines.length === 0 ? null : <Preview lines={lines} strategies={all.strategies} />}
        {changing.error === null ? null : (
          <p role="alert" className={shared.problem}>
            {changing.error.message}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <span className={shared.quiet}>
          {wrong === 0 ? '' : `Fix ${wrong === 1 ? '1 line' : `${wrong} lines`} first`}
        </span>
        <Button onClick={onClose}>Go back</Button>
        <Button sentiment="accented" disabled={!isReady} onClick={insert}>
          Insert {strategies(lines.length)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function strategies(count: number): string {
  return count === 1 ? '1 strategy' : `${count} strategies`;
}

function existing(values: SettingsValues, rows: readonly SettingsRow[]): SettingsRow | null {
  return (
    rows.find(
      (row) =>
        isNamed(row.strategy_name, values.strategy_name) &&
        row.asset_class === values.asset_class &&
        row.owner_account === values.owner_account &&
        row.owner_alloc_account === values.owner_alloc_account,
    ) ?? null
  );
}

type PreviewProps = { readonly lines: readonly SettingsLine[]; readonly strategies: readonly SettingsRow[] };

function Preview({ lines, strategies: rows }: PreviewProps) {
  return (
    <table className={styles.preview} aria-label="Preview">
      <thead>
        <tr>
          {['Line', 'Name', 'Builds on', 'Asset class', 'Owner', 'Result'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, values, problems }) => (
          <tr key={line} data-wrong={problems.length > 0}>
            <td>{line}</td>
            <th scope="row">{values.strategy_name}</th>
            <td>{values.strategy_destination}</td>
            <td>{values.asset_class}</td>
            <td>{ownerText(values)}</td>
            <td>{problems.length > 0 ? problems.join('; ') : resultText(existing(values, rows))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function resultText(row: SettingsRow | null): string {
  return row === null ? 'New' : `Version ${row.version + 1}`;
}
