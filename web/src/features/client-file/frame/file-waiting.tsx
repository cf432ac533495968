import { Skeleton, Stack } from '@mantine/core';
import { PageBody } from '@/components/page-body';
import { useWaited, Waiting } from '@/components/waiting';
import { kyc } from '../texts';
import classes from './frame.module.css';

const A_SECOND = 1000;

/** The shape of a client file while it loads; after a second it says so. */
export function FileWaiting() {
  const long = useWaited(A_SECOND);
  return (
    <PageBody width="form">
      <Waiting label={kyc.loading}>
        <Stack gap="md" aria-hidden>
          <Skeleton h={20} w={280} my={4} />
          {[3, 4].map((rows) => (
            <div key={rows} className={classes.card}>
              {Array.from({ length: rows * 2 }, (_, index) => (
                <div key={index}>
                  <Skeleton h={10} w={88} mb={8} />
                  <Skeleton h={12} w={index % 3 ? '56%' : '38%'} />
                </div>
              ))}
            </div>
          ))}
        </Stack>
      </Waiting>
      {long && <p className={classes.loading}>{kyc.loading}</p>}
    </PageBody>
  );
}
