import { basketTemplate } from '@meridian/domain/order-ticket/basket/basket-template';
import { MAX_LIST_ORDERS } from '@meridian/protocol/live/limits';
import { Button } from '@salt-ds/core';
import { DownloadIcon, UploadIcon } from '@salt-ds/icons';
import { type DragEvent, useId, useState } from 'react';
import { downloadText } from '../../components/data-grid/control/copy-text.ts';
import styles from './basket-start.module.css';

const MAX_FILE_BYTES = 5_000_000;

type BasketStartProps = {
  readonly failure: string | null;
  readonly onText: (text: string) => void;
  readonly onFailure: (message: string) => void;
};

/** The start of a basket: a dropped or chosen file, or cells from the clipboard. */
export function BasketStart({ failure, onText, onFailure }: BasketStartProps) {
  const [isOver, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_FILE_BYTES) onFailure('File too large: at most 5 MB');
    else onText(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className={styles['start']}>
      {failure === null ? null : (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is extra; the field inside does it by key */}
      <div
        className={styles['drop']}
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon aria-hidden />
        <p className={styles['title']}>Drop a CSV file here</p>
        <label className={styles['choose']}>
          Choose a file
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="salt-visuallyHidden"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        </label>
        <p>Up to {MAX_LIST_ORDERS.toLocaleString('en-US')} orders. The first line may name the columns.</p>
      </div>
      <PasteField onText={onText} />
      <Button
        appearance="bordered"
        className={styles['template'] ?? ''}
        onClick={() => downloadText(basketTemplate(), 'basket-template.csv', document)}
      >
        <DownloadIcon aria-hidden /> Download a template
      </Button>
    </div>
  );
}

function PasteField({ onText }: Pick<BasketStartProps, 'onText'>) {
  const id = useId();
  return (
    <>
      <label className={styles['label']} htmlFor={id}>
        Or paste from a spreadsheet
      </label>
      <textarea
        id={id}
        className={styles['paste']}
        rows={6}
        spellCheck={false}
        placeholder={'Symbol\tSide\tQuantity\tLimit\nAAPL\tBUY\t1,000\t212.40'}
        onPaste={(event) => {
          event.preventDefault();
          onText(event.clipboardData.getData('text/plain'));
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onText(event.currentTarget.value);
        }}
      />
      <p className={styles['hint']}>Pasted cells load at once. Press Ctrl Enter to load typed cells.</p>
    </>
  );
}
