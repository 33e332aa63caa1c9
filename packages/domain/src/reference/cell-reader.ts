import { isCalendarDate } from '../calendar-date.ts';
import { formatClockTime, parseClockTime } from '../clock-time.ts';
import { finiteNumber } from '../finite-number.ts';

export type CellRead<Value> =
  | { readonly kind: 'read'; readonly value: Value }
  | { readonly kind: 'wrong'; readonly message: string };

/** One column of a reference file: reads its cells and writes values back. */
export type CellReader<Value> = {
  readonly read: (cell: string) => CellRead<Value>;
  readonly write: (value: Value) => string;
};

function read<Value>(value: Value): CellRead<Value> {
  return { kind: 'read', value };
}

function wrong(message: string): CellRead<never> {
  return { kind: 'wrong', message };
}

/** The error for an empty cell that needs a value. */
const EMPTY = 'is empty: enter a value';

export function text(maxLength: number): CellReader<string> {
  return {
    read: (cell) => {
      if (cell === '') return wrong(EMPTY);
      return cell.length > maxLength ? wrong(`is longer than ${maxLength} characters`) : read(cell);
    },
    write: (value) => value,
  };
}

/** Text of a fixed form, such as a currency. `form` describes it in words. */
export function code(pattern: RegExp, form: string): CellReader<string> {
  return {
    read: (cell) => {
      if (cell === '') return wrong(EMPTY);
      return pattern.test(cell) ? read(cell) : wrong(`“${cell}” is not ${form}`);
    },
    write: (value) => value,
  };
}

export type NumberBounds = {
  /** The value must be above this one. */
  readonly above?: number;
  readonly min?: number;
  readonly max: number;
};

export function decimal({ above, min, max }: NumberBounds): CellReader<number> {
  return {
    read: (cell) => {
      if (cell === '') return wrong(EMPTY);
      const value = finiteNumber(cell);
      if (value === null) return wrong(`“${cell}” is not a number`);
      if (above !== undefined && value <= above) return wrong(`${cell} is too low: enter a number above ${above}`);
      if (min !== undefined && value < min) return wrong(`${cell} is too low: enter at least ${min}`);
      return value > max ? wrong(`${cell} is too high: enter at most ${max}`) : read(value);
    },
    write: (value) => String(value),
  };
}

export function wholeNumber(bounds: NumberBounds): CellReader<number> {
  const number = decimal(bounds);
  return {
    ...number,
    read: (cell) => {
      const result = number.read(cell);
      if (result.kind === 'wrong' || Number.isSafeInteger(result.value)) return result;
      return wrong(`${cell} is not a whole number`);
    },
  };
}

export function choice<const Choice extends string>(choices: readonly Choice[]): CellReader<Choice> {
  return {
    read: (cell) => {
      if (cell === '') return wrong(`is empty: use ${choices.join(', ')}`);
      const found = choices.find((one) => one.toLowerCase() === cell.toLowerCase());
      return found === undefined ? wrong(`“${cell}” is not known: use ${choices.join(', ')}`) : read(found);
    },
    write: (value) => value,
  };
}

export const yesOrNo: CellReader<boolean> = {
  read: (cell) => {
    const answer = cell.toLowerCase();
    if (answer === 'yes') return read(true);
    return answer === 'no' ? read(false) : wrong(`“${cell}” is not known: use yes or no`);
  },
  write: (value) => (value ? 'yes' : 'no'),
};

export const date: CellReader<string> = {
  read: (cell) => (isCalendarDate(cell) ? read(cell) : wrong(`“${cell}” is not a date: use YYYY-MM-DD`)),
  write: (value) => value,
};

/** Seconds since midnight. */
export const clockTime: CellReader<number> = {
  read: (cell) => {
    const seconds = parseClockTime(cell);
    return seconds === null ? wrong(`“${cell}” is not a time: use HH:MM`) : read(seconds);
  },
  write: formatClockTime,
};

/** A timestamp with time zone, as epoch milliseconds. */
export const moment: CellReader<number> = {
  read: (cell) => {
    const ms = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(cell)
      ? Date.parse(cell)
      : NaN;
    return Number.isNaN(ms) ? wrong(`“${cell}” is not a time with its zone: use 2026-11-16T14:30:00Z`) : read(ms);
  },
  write: (value) => new Date(value).toISOString(),
};

/** A known IANA time zone. */
export const timeZone: CellReader<string> = {
  read: (cell) => {
    try {
      return read(new Intl.DateTimeFormat('en-GB', { timeZone: cell }).resolvedOptions().timeZone && cell);
    } catch {
      return wrong(`“${cell}” is not a time zone: use a name such as Europe/London`);
    }
  },
  write: (value) => value,
};

/** Values separated by spaces, without duplicates. */
export function listOf<Value extends string>(one: CellReader<Value>, maxItems: number): CellReader<readonly Value[]> {
  return {
    read: (cell) => {
      const values: Value[] = [];
      for (const part of cell.split(/\s+/).filter((item) => item !== '')) {
        const result = one.read(part);
        if (result.kind === 'wrong') return result;
        if (values.includes(result.value)) return wrong(`names ${part} twice`);
        values.push(result.value);
      }
      if (values.length === 0) return wrong(EMPTY);
      return values.length > maxItems ? wrong(`names more than ${maxItems}`) : read(values);
    },
    write: (values) => values.map(one.write).join(' '),
  };
}

/** An empty cell is null. */
export function optional<Value>(cell: CellReader<Value>): CellReader<Value | null> {
  return {
    read: (content) => (content === '' ? read(null) : cell.read(content)),
    write: (value) => (value === null ? '' : cell.write(value)),
  };
}
