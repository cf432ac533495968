import { Button, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '@/components/load-failed';
import { Section } from '@/components/section';
import { WaitingScreen } from '@/components/waiting-screen';
import { answer, api } from '@/lib/api/client';
import { count } from '@/lib/format';
import { useWrite } from '@/lib/use-write';
import { type Conversion, conversionQuery, isUnderWay } from '../queries';
import { text } from '../texts';
import classes from './convert.module.css';
import { Result } from './result';

/** One upload: how far it is, then what came of it. */
export function OneConversion({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { data, error, refetch } = useQuery(conversionQuery(id));
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingScreen />;
  return isUnderWay(data.file) ? <UnderWay conversion={data} /> : <Result conversion={data} onLeave={onLeave} />;
}

function UnderWay({ conversion: { file, done, rows_per_second } }: { conversion: Conversion }) {
  const cancel = useWrite(() => answer(api.POST('/api/v1/conversion/cancel', { body: { id: file.id } })), {
    success: text.convert.cancelled,
    invalidates: () => [['fiu']],
  });
  const isWaiting = file.status === 'queued';
  return (
    <Section title={file.filename}>
      <Progress value={100} animated striped aria-label={text.convert.running} mb="sm" />
      <div className={classes.sending} aria-live="polite">
        <Text className={classes.figures}>
          {isWaiting ? text.convert.waiting : text.convert.rows(count(done))}
          {rows_per_second > 0 && ` · ${text.convert.speed(count(rows_per_second))}`}
        </Text>
        <Button variant="default" size="compact-sm" loading={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          {text.convert.cancel}
        </Button>
      </div>
    </Section>
  );
}
