import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { paths } from '@/lib/paths';
import type { ConvertedFile } from '../queries';
import { text } from '../texts';

/** What is to be done next, and by whom. */
export const LifeRemark = ({ file }: { file: ConvertedFile }) => (
  <>
    {file.corrects && (
      <Notice tone="pending">
        {text.life.corrects}.{' '}
        <Anchor component={Link} to={`${paths.fiu.convert.href()}?file=${file.corrects}`}>
          {text.life.openCorrected}
        </Anchor>
      </Notice>
    )}
    {file.needs_approval && (
      <Notice tone="pending">{file.may_approve ? text.life.waitsForYou : text.life.waitsHint}</Notice>
    )}
    {file.report_state === 'rejected' && <Notice tone="rejected">{text.life.rejectedHint}</Notice>}
  </>
);
