import { UploadIcon } from '@salt-ds/icons';
import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './file-drop.module.css';

export type ChosenFile = { readonly name: string; readonly text: string };

const MAX_FILE_BYTES = 5_000_000;
const MAX_FILE_TEXT = '5 MB';

type FileDropProps = {
  /** `Drop a CSV file here` */
  readonly title: string;
  /** On the button: `Choose a CSV file`. */
  readonly label: string;
  readonly accept: string;
  /** The file that was taken last; null for none. */
  readonly name?: string | null;
  readonly onFile: (file: ChosenFile) => void;
  readonly children?: ReactNode;
};

/** Takes one text file, dropped or chosen; too large a file is refused here. */
export function FileDrop({ title, label, accept, name = null, onFile, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const isTooLarge = file.size > MAX_FILE_BYTES;
    setFailure(isTooLarge ? `${file.name} is too large: at most ${MAX_FILE_TEXT}` : null);
    if (!isTooLarge) onFile({ name: file.name, text: await file.text() });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is extra; the field inside does it by key
    <div
      className={styles.drop}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon aria-hidden />
      <p className={styles.title}>{name ?? title}</p>
      <label className={styles.choose}>
        {label}
        <input
          type="file"
          accept={accept}
          className="salt-visuallyHidden"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // The same file again, once it was changed, is a choice too.
            event.target.value = '';
          }}
        />
      </label>
      {children}
      {failure === null ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}
