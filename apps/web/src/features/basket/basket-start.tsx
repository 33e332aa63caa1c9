import { basketTemplate } from '@meridian/domain/order-ticket/basket/basket-template';
import { MAX_LIST_ORDERS } from '@meridian/protocol/live/limits';
import { Button } from '@salt-ds/core';
import { DownloadIcon } from '@salt-ds/icons';
import { useId } from 'react';
import { downloadText } from '../../components/data-grid/control/copy-text.ts';
import { FileDrop } from '../../components/file-drop.tsx';
import styles from './basket-start.module.css';

type BasketStartProps = {
  readonly failure: string | null;
  readonly onText: (text: string) => void;
};

/** The start of a basket: a dropped or chosen file, or cells from the clipboard. */
export function BasketStart({ failure, onText }: BasketStartProps) {
  return (
    <div className={styles['start']}>
      {failure === null ? null : (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <FileDrop
        title="Drop a CSV file here"
        label="Choose a file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFile={({ text }) => onText(text)}
      >
        <p>Up to {MAX_LIST_ORDERS.toLocaleString('en-US')} orders. The first line may name the columns.</p>
      </FileDrop>
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
