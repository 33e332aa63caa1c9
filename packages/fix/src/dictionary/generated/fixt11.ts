export const FIXT11 = `V FIXT.1.1
F 7 BeginSeqNo SeqNum
F 8 BeginString String
F 9 BodyLength Length
F 10 CheckSum String
F 16 EndSeqNo SeqNum
F 34 MsgSeqNum SeqNum
F 35 MsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout A=Logon j=BusinessMessageReject n=XMLnonFIX
F 36 NewSeqNo SeqNum
F 43 PossDupFlag Boolean N=OriginalTransmission Y=PossibleDuplicate
F 45 RefSeqNum SeqNum
F 49 SenderCompID String
F 50 SenderSubID String
F 52 SendingTime UTCTimestamp
F 56 TargetCompID String
F 57 TargetSubID String
F 58 Text String
F 89 Signature data
F 90 SecureDataLen Length
F 91 SecureData data
F 93 SignatureLength Length
F 95 RawDataLength Length
F 96 RawData data
F 97 PossResend Boolean N=OriginalTransmission Y=PossibleResend
F 98 EncryptMethod int 0=None 1=PKCS 2=DES 3=PKCSDES 4=PGPDES 5=PGPDESMD5 6=PEM
F 108 HeartBtInt int
F 112 TestReqID String
F 115 OnBehalfOfCompID String
F 116 OnBehalfOfSubID String
F 122 OrigSendingTime UTCTimestamp
F 123 GapFillFlag Boolean N=SequenceReset Y=GapFillMessage
F 128 DeliverToCompID String
F 129 DeliverToSubID String
F 141 ResetSeqNumFlag Boolean N=No Y=Yes
F 142 SenderLocationID String
F 143 TargetLocationID String
F 144 OnBehalfOfLocationID String
F 145 DeliverToLocationID String
F 212 XmlDataLen Length
F 213 XmlData data
F 347 MessageEncoding String
F 354 EncodedTextLen Length
F 355 EncodedText data
F 369 LastMsgSeqNumProcessed SeqNum
F 371 RefTagID int
F 372 RefMsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout A=Logon j=BusinessMessageReject n=XMLnonFIX
F 373 SessionRejectReason int 0=InvalidTagNumber 1=RequiredTagMissing 2=TagNotDefinedForThisMessageType 3=UndefinedTag 4=TagSpecifiedWithoutAValue 5=ValueIsIncorrect 6=IncorrectDataFormatForValue 7=DecryptionProblem 8=SignatureProblem 9=CompIDProblem 10=SendingTimeAccuracyProblem 11=InvalidMsgType 12=XMLValidationError 13=TagAppearsMoreThanOnce 14=TagSpecifiedOutOfRequiredOrder 15=RepeatingGroupFieldsOutOfOrder 16=IncorrectNumInGroupCountForRepeatingGroup 17=FieldDelimiterInFieldValue 18=InvalidUnsupportedAppVersion 99=Other
F 383 MaxMessageSize Length
F 384 NoMsgTypes NumInGroup
F 385 MsgDirection char R=Receive S=Send
F 464 TestMessageIndicator Boolean N=False Y=True
F 553 Username String
F 554 Password String
F 627 NoHops NumInGroup
F 628 HopCompID String
F 629 HopSendingTime UTCTimestamp
F 630 HopRefID SeqNum
F 789 NextExpectedMsgSeqNum SeqNum
F 925 NewPassword String
F 1128 ApplVerID String 0=FIX27 1=FIX30 2=FIX40 3=FIX41 4=FIX42 5=FIX43 6=FIX44 7=FIX50 8=FIX50SP1 9=FIX50SP2 10=FIXLatest
F 1129 CstmApplVerID String
F 1130 RefApplVerID String 0=FIX27 1=FIX30 2=FIX40 3=FIX41 4=FIX42 5=FIX43 6=FIX44 7=FIX50 8=FIX50SP1 9=FIX50SP2 10=FIXLatest
F 1131 RefCstmApplVerID String
F 1137 DefaultApplVerID String 0=FIX27 1=FIX30 2=FIX40 3=FIX41 4=FIX42 5=FIX43 6=FIX44 7=FIX50 8=FIX50SP1 9=FIX50SP2 10=FIXLatest
F 1400 EncryptedPasswordMethod int
F 1401 EncryptedPasswordLen Length
F 1402 EncryptedPassword data
F 1403 EncryptedNewPasswordLen Length
F 1404 EncryptedNewPassword data
F 1156 ApplExtID int
F 1406 RefApplExtID int
F 1407 DefaultApplExtID int
F 1408 DefaultCstmApplVerID String
F 1409 SessionStatus int 0=SessionActive 1=SessionPasswordChanged 2=SessionPasswordDueToExpire 3=NewSessionPasswordDoesNotComplyWithPolicy 4=SessionLogoutComplete 5=InvalidUsernameOrPassword 6=AccountLocked 7=LogonsAreNotAllowedAtThisTime 8=PasswordExpired 9=ReceivedMsgSeqNumTooLow 10=ReceivedNextExpectedMsgSeqNumTooHigh
F 1410 DefaultVerIndicator Boolean
F 1600 FIXEngineName String
F 1601 FIXEngineVersion String
F 1602 FIXEngineVendor String
F 1603 ApplicationSystemName String
F 1604 ApplicationSystemVersion String
F 1605 ApplicationSystemVendor String
F 1744 ApplLevelRecoveryIndicator int 0=NoApplRecoveryNeeded 1=ApplRecoveryNeeded
F 2104 NoAttachments NumInGroup
F 2105 AttachmentName String
F 2106 AttachmentMediaType String
F 2107 AttachmentClassification String
F 2108 AttachmentExternalURL String
F 2109 AttachmentEncodingType int 0=Base64 1=RawBinary
F 2110 UnencodedAttachmentLen int
F 2111 EncodedAttachmentLen Length
F 2112 EncodedAttachment data
F 2113 NoAttachmentKeywords NumInGroup
F 2114 AttachmentKeyword String
G HopGrp 627 628 629 630
G MsgTypeGrp 384 372 385 1130 1406 1131 1410
G AttachmentGrp 2104 2105 2106 2107 2108 2109 2110 2111 2112 @AttachmentKeywordGrp
G AttachmentKeywordGrp 2113 2114
M 0 s Heartbeat 112
M 1 s TestRequest 112!
M 2 s ResendRequest 7! 16!
M 3 s Reject 45! 371 372 1130 1406 1131 373 58 354 355
M 4 s SequenceReset 123 36! 1744
M 5 s Logout 1409 789 58 354 355
M A s Logon 98! 108! 95 96 141 789 383 @MsgTypeGrp 464 553 554 925 1400 1401 1402 1403 1404 1409 1137! 1407 1408 1600 1601 1602 1603 1604 1605 58 354 355
M n s XMLnonFIX @AttachmentGrp
H 8! 9! 35! 1128 1156 1129 49! 56! 115 128 90 91 34! 50 142 57 143 116 144 129 145 43 97 52! 122 212 213 347 369 @HopGrp
T 93 89 10!`;
