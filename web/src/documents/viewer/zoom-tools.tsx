import { IconArrowsHorizontal, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { TooltipIcon } from '@/components/tooltip-icon';
import { text } from '@/record/texts';
import classes from './viewer.module.css';

type ZoomToolsProps = { scale: number; onLarger: () => void; onSmaller: () => void; onFit: () => void };

export const ZoomTools = ({ scale, onLarger, onSmaller, onFit }: ZoomToolsProps) => (
  <div className={classes.group}>
    <TooltipIcon icon={IconZoomOut} label={text.viewer.smaller} onClick={onSmaller} />
    <span className={classes.scale} aria-live="polite">
      {Math.round(scale * 100)}%
    </span>
    <TooltipIcon icon={IconZoomIn} label={text.viewer.larger} onClick={onLarger} />
    <TooltipIcon icon={IconArrowsHorizontal} label={text.viewer.fit} onClick={onFit} />
  </div>
);
