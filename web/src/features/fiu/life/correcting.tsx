import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { paths } from '@/lib/paths';
import { conversionQuery } from '../queries';
import { text } from '../texts';

/** Says whose correction the next upload is. */
export function Correcting({ id }: { id: string }) {
  const { data } = useQuery(conversionQuery(id));
  return (
    <Notice tone="pending">
      {text.life.correcting(data?.file.filename ?? '…')}{' '}
      <Anchor component={Link} to={paths.fiu.convert.href()}>
        {text.life.stopCorrecting}
      </Anchor>
    </Notice>
  );
}
