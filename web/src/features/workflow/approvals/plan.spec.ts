import { expect, test } from '@jest/globals';
import type { Notification } from '@/file/notifications';
import { planOf } from './plan';

const change = (_id: string, blocked?: Notification['blocked']) =>
  ({ _id, sentence: '', may_approve: !blocked, ...(blocked ? { blocked } : {}) }) as Notification;
const below = (id: string) => ({ code: 'workflow.change.parent_pending', message: 'first the record', change_id: id });

test('what waits for a chosen one comes after it, whatever the order of choosing', () => {
  const plan = planOf([change('c', below('b')), change('b', below('a')), change('a')]);
  expect(plan.approve.map(({ _id }) => _id)).toEqual(['a', 'b', 'c']);
  expect(plan.refused).toEqual([]);
});

test('what waits for one that was not chosen, and the own, are named with their reason', () => {
  const plan = planOf([
    change('b', below('a')),
    change('o', { code: 'workflow.change.own', message: 'your own' }),
    change('x'),
  ]);
  expect(plan.approve.map(({ _id }) => _id)).toEqual(['x']);
  expect(plan.refused.map(({ change: { _id }, reason }) => [_id, reason])).toEqual([
    ['b', 'first the record'],
    ['o', 'your own'],
  ]);
});
