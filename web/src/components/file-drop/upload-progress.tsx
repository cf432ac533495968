import { Progress, Text } from '@mantine/core';
import { text } from '@/lib/texts/common';
import classes from './upload-progress.module.css';

/** How far an upload is; `share` from 0 to 1. */
export const UploadProgress = ({ share }: { share: number }) => {
  const percent = Math.round(share * 100);
  const label = text.waiting.uploading(String(percent));
  return (
    <div className={classes.progress}>
      <Progress value={percent} size="sm" aria-label={label} className={classes.bar} />
      <Text size="xs" c="dimmed" className="tabular">
        {label}
      </Text>
    </div>
  );
};
