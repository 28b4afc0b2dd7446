import { type ComponentUsage } from '../usage/component-usage';

export const SHEET_GRID_USAGE: ComponentUsage = {
  when: [
    'Values for many rows that are typed, pasted from a spreadsheet or filled down, such as a sample sheet.',
    'Up to ten thousand rows: only the visible ones are rendered.',
  ],
  whenNot: [
    'Rows that are only read: use Data Grid or Data Table.',
    'Values for one thing: use a form with Form Field.',
  ],
  anatomy: [
    'Head: name, unit and required mark of each column, a control of the caller (headAction), and a handle to resize.',
    'Row number: selects the row; in the active row, a button with the menu of rows.',
    'Cell: text, number, choice, boolean, or custom with an editor of the caller such as a file picker.',
    'Marks: an outline, icon and message for an error; a corner for a value that differs from the common one.',
    'Fill handle at the end of the range: copies its texts to the cells that it is dragged over.',
    'Blank row at the end: typing or pasting there adds rows.',
    'Line below: keyboard help, or the message of the last action.',
  ],
  keyboard: [
    { keys: 'Arrow keys', action: 'Moves to the next cell; from the first row up to the head.' },
    {
      keys: 'Ctrl + Arrow keys',
      action: 'Moves to the end of the filled cells, or to the next filled cell.',
    },
    { keys: 'Home, End', action: 'Moves to the first or last cell of the row.' },
    { keys: 'Ctrl + Home, Ctrl + End', action: 'Moves to the first or last cell of the sheet.' },
    { keys: 'Page Up, Page Down', action: 'Moves by one screen of rows.' },
    { keys: 'Shift + any of these', action: 'Extends the selected range.' },
    {
      keys: 'Tab, Shift + Tab',
      action: 'Commits and moves right or left, inside a selected range if there is one.',
    },
    { keys: 'Enter, Shift + Enter', action: 'Commits and moves down or up, to the column where Tab began.' },
    { keys: 'Letters and digits', action: 'Replaces the text of the cell; arrow keys then commit and move.' },
    { keys: 'F2', action: 'Edits the text in place; arrow keys then move the caret.' },
    { keys: 'Escape', action: 'Cancels the editing. Outside of it, the next Tab leaves the sheet.' },
    { keys: 'Delete, Backspace', action: 'Clears the selected cells.' },
    { keys: 'Ctrl + C, Ctrl + X, Ctrl + V', action: 'Copies, cuts or pastes cells as a spreadsheet does.' },
    { keys: 'Ctrl + D', action: 'Fills the first row of the range down; of one row, the row above it.' },
    { keys: 'Ctrl + Enter', action: 'Sets the typed text in all selected cells.' },
    { keys: 'Ctrl + Z', action: 'Undoes the last edit.' },
    { keys: 'Ctrl + Y, Ctrl + Shift + Z', action: 'Repeats the edit that was undone.' },
    { keys: 'Ctrl + A', action: 'Selects all cells.' },
    { keys: 'Shift + Space, Ctrl + Space', action: 'Selects the rows or the columns of the range.' },
    { keys: 'Space', action: 'Sets or clears a boolean cell.' },
    { keys: 'Alt + Arrow Down', action: 'Opens the choices or the editor of the cell.' },
    { keys: 'Shift + F10', action: 'Opens the menu of the selected rows.' },
  ],
};
