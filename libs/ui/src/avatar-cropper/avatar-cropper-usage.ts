import { type ComponentUsage } from '../usage/component-usage';

export const AVATAR_CROPPER_USAGE: ComponentUsage = {
  when: ["A reader's own picture: choose, rotate, zoom, move and save it as a square."],
  whenNot: ['Files of any kind: use File Drop Zone.', 'Showing a picture: use Avatar.'],
  anatomy: [
    'File Drop Zone (labels.choose, labels.hint): until a picture is chosen.',
    'Picture under a round mask, and a preview of the result.',
    'Controls: a zoom Slider, and buttons to rotate, move and reset.',
    'Message: why a file is refused, or that saving failed.',
    'Buttons: choose another picture, cancel, save.',
  ],
  keyboard: [
    { keys: 'Tab', action: 'Moves focus through the controls, then to the buttons.' },
    { keys: 'Arrow keys', action: 'On the zoom: changes it by one step, as in Slider.' },
    { keys: 'Enter, Space', action: 'Presses a button. Rotating goes by 90 degrees, moving by 10 pixels.' },
  ],
};
