import { Button } from '@salt-ds/core';
import { ChevronDownIcon, ChevronUpIcon } from '@salt-ds/icons';
import styles from './routing-dialogs.module.css';

type DestinationOrderProps = {
  readonly supporting: readonly string[];
  /** The chosen destinations, first choice first. */
  readonly ways: readonly string[];
  readonly mayChange: boolean;
  readonly onChange: (ways: readonly string[]) => void;
};

/** Edits which destinations reach a venue, and in which order they are tried. */
export function DestinationOrder({ supporting, ways, mayChange, onChange }: DestinationOrderProps) {
  const rest = supporting.filter((name) => !ways.includes(name));
  const swap = (at: number, by: number) => {
    const next = [...ways];
    const [name] = next.splice(at, 1);
    if (name !== undefined) next.splice(at + by, 0, name);
    onChange(next);
  };
  return (
    <fieldset className={styles['ways']}>
      <legend>Default destinations, in the order of trying</legend>
      {[...ways, ...rest].map((name, at) => {
        const isChosen = at < ways.length;
        return (
          <div key={name}>
            <label>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!mayChange}
                onChange={() => onChange(isChosen ? ways.filter((each) => each !== name) : [...ways, name])}
              />
              {name}
              {supporting.includes(name) ? null : <small className={styles['quiet']}>does not reach it any more</small>}
            </label>
            {isChosen && mayChange ? (
              <>
                <Button
                  appearance="transparent"
                  aria-label={`${name} earlier`}
                  disabled={at === 0}
                  onClick={() => swap(at, -1)}
                >
                  <ChevronUpIcon aria-hidden />
                </Button>
                <Button
                  appearance="transparent"
                  aria-label={`${name} later`}
                  disabled={at === ways.length - 1}
                  onClick={() => swap(at, 1)}
                >
                  <ChevronDownIcon aria-hidden />
                </Button>
              </>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
