import type { UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { describe, expect, it } from 'vitest';
import { startSetting, withoutSetting, withSetting } from './view-setting-list.ts';

function setting(id: number, name: string, isDefault = false): UserViewSetting {
  return { id, name, isDefault, grid: 'executions', version: 1 };
}

const desk = setting(1, 'Desk', true);
const asia = setting(2, 'asia');

describe('the list of views', () => {
  it('takes a new one in at its place', () => {
    expect(withSetting([asia, desk], setting(3, 'Close')).map(({ name }) => name)).toEqual(['asia', 'Close', 'Desk']);
  });

  it('puts a changed one in place of the old', () => {
    expect(withSetting([asia, desk], setting(2, 'Zurich'))).toEqual([desk, setting(2, 'Zurich')]);
    expect(withoutSetting([asia, desk], 1)).toEqual([asia]);
  });

  it('has one star: a new default takes it, a plain one leaves it', () => {
    expect(withSetting([asia, desk], setting(2, 'asia', true))).toEqual([setting(2, 'asia', true), setting(1, 'Desk')]);
    expect(withSetting([asia, desk], setting(3, 'Close'))).toContainEqual(desk);
  });
});

describe('what a grid starts with', () => {
  it('is the view that this tab had, else the default', () => {
    expect(startSetting([asia, desk], 2)).toBe(asia);
    expect(startSetting([asia, desk], null)).toBe(desk);
    expect(startSetting([asia], null)).toBeNull();
  });

  it('is the default when the remembered one is gone, and nothing when the tab left for the standard view', () => {
    expect(startSetting([asia, desk], 99)).toBe(desk);
    expect(startSetting([asia, desk], 'standard')).toBeNull();
  });
});
