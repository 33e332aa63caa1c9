import { expect, it } from 'vitest';
import { emptyPage } from '../testing.ts';
import { reportCsv } from './report-csv.ts';

it('has every table below its title, and no text that a spreadsheet would calculate or show as −3.19e-15', () => {
  const columns = [
    { id: 'name', label: 'Strategy', kind: 'text' },
    { id: 'cost', label: 'Cost, "bps"', kind: 'cost' },
  ] as const;
  const cells = [
    ['=cmd', 1.23456789],
    ['b', -3.19e-15],
    ['a, b', null],
  ];
  const rows = cells.map((row) => ({ cells: row, is_thin: false, is_total: false }));
  const section = {
    id: 's',
    title: 'By strategy',
    finding: '',
    chart: null,
    table: { columns: [...columns], rows },
    notes: [],
  };
  const csv = reportCsv({ ...emptyPage, parameters: [{ label: 'Account', value: 'ALDGATE' }], sections: [section] });
  expect(csv.split('\r\n')).toEqual([
    'Transaction cost report',
    'Everything',
    'Account,ALDGATE',
    '',
    'By strategy',
    'Strategy,"Cost, ""bps"""',
    "'=cmd,1.234568",
    'b,0',
    '"a, b",',
    '',
  ]);
});
