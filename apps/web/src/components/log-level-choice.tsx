import { isLogLevel, LOG_LEVEL_LABELS, LOG_LEVELS, type LogLevel } from '@meridian/domain/log-level';
import { Segments } from './segments.tsx';

const OPTIONS = [
  { value: 'all', label: 'All' },
  ...LOG_LEVELS.map((level) => ({ value: level, label: capitalised(LOG_LEVEL_LABELS[level]) })),
];

type LogLevelChoiceProps = {
  readonly label: string;
  /** Null for all. */
  readonly level: LogLevel | null;
  readonly onLevel: (level: LogLevel | null) => void;
};

/** All entries of a log, or those of one severity. */
export function LogLevelChoice({ label, level, onLevel }: LogLevelChoiceProps) {
  return (
    <Segments
      label={label}
      options={OPTIONS}
      selected={level ?? 'all'}
      onSelect={(value) => onLevel(isLogLevel(value) ? value : null)}
    />
  );
}

function capitalised(word: string): string {
  return `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`;
}
