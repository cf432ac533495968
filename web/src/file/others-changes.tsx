import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { layout } from '@/lib/texts/layout';
import { toastNews } from '@/lib/toasts';
import { placeOf } from './place-of';
import { titleOf } from './record';
import { useLoadedScope } from './use-loaded-scope';

/** Tells of a change that somebody else proposed in the open client file since it was opened, and leads to it. */
export function OthersChanges({ clientId }: { clientId: string }) {
  const { scope } = useLoadedScope(clientId);
  const navigate = useNavigate();
  const known = useRef<Set<string>>(undefined);
  const records = scope?.records;
  useEffect(() => {
    if (!records) return;
    const waiting = records.flatMap((record) => (record.waiting ?? []).map((mark) => ({ record, mark })));
    const before = known.current;
    known.current = new Set(waiting.map(({ mark }) => mark.change_id));
    const news = before ? waiting.filter(({ mark }) => !mark.own && !before.has(mark.change_id)) : [];
    const [first] = news;
    if (!first) return;
    const by = first.mark.by ?? layout.client.somebody;
    const what = titleOf(first.record);
    toastNews(news.length > 1 ? layout.client.changedMore(by, news.length) : layout.client.changed(by, what), {
      label: layout.client.showChange,
      run: () => void navigate(placeOf(clientId, first.record, records)),
    });
  }, [records, clientId, navigate]);
  return null;
}
