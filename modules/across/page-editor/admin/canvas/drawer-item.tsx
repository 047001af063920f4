import { BlockSketch } from '../picker/block-sketch.tsx';
import classes from './canvas.module.css';
import { nameOf } from './use-block-actions.ts';

/** A kind in the list beside the canvas: dragged to its place, or pressed and then behind the chosen block (`useDrawerClicks`). */
export function DrawerItem({ name }: { name: string }) {
  return (
    <div className={classes.drawerItem} data-kind={name}>
      <span className={classes.drawerSheet}>
        <BlockSketch kind={name} />
      </span>
      {nameOf(name)}
    </div>
  );
}
