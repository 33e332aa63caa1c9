export const FIX42 = `V FIX.4.2
F 1 Account String
F 2 AdvId String
F 3 AdvRefID String
F 4 AdvSide char B=Buy S=Sell T=Trade X=Cross
F 5 AdvTransType String C=Cancel N=New R=Replace
F 6 AvgPx Price
F 7 BeginSeqNo int
F 8 BeginString String
F 9 BodyLength int
F 10 CheckSum String
F 11 ClOrdID String
F 12 Commission Amt
F 13 CommType char 1=PerUnit 2=Percent 3=Absolute
F 14 CumQty Qty
F 15 Currency Currency
F 16 EndSeqNo int
F 17 ExecID String
F 18 ExecInst MultipleValueString 0=StayOnOfferSide 1=NotHeld 2=Work 3=GoAlong 4=OverTheDay 5=Held 6=ParticipateDoNotInitiate 7=StrictScale 8=TryToScale 9=StayOnBidSide A=NoCross B=OKToCross C=CallFirst D=PercentOfVolume E=DoNotIncrease F=DoNotReduce G=AllOrNone I=InstitutionsOnly L=LastPeg M=MidPricePeg N=NonNegotiable O=OpeningPeg P=MarketPeg R=PrimaryPeg S=Suspend T=FixedPegToLocalBestBidOrOfferAtTimeOfOrder U=CustomerDisplayInstruction V=Netting W=PegToVWAP
F 19 ExecRefID String
F 20 ExecTransType char 0=New 1=Cancel 2=Correct 3=Status
F 21 HandlInst char 1=AutomatedExecutionNoIntervention 2=AutomatedExecutionInterventionOK 3=ManualOrder
F 22 IDSource String 1=CUSIP 2=SEDOL 3=QUIK 4=ISINNumber 5=RICCode 6=ISOCurrencyCode 7=ISOCountryCode 8=ExchangeSymbol 9=ConsolidatedTapeAssociation
F 23 IOIid String
F 24 IOIOthSvc char
F 25 IOIQltyInd char H=High L=Low M=Medium
F 26 IOIRefID String
F 27 IOIShares String L=Large M=Medium S=Small
F 28 IOITransType char C=Cancel N=New R=Replace
F 29 LastCapacity char 1=Agent 2=CrossAsAgent 3=CrossAsPrincipal 4=Principal
F 30 LastMkt Exchange
F 31 LastPx Price
F 32 LastShares Qty
F 33 LinesOfText int
F 34 MsgSeqNum int
F 35 MsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout 6=IOI 7=Advertisement 8=ExecutionReport 9=OrderCancelReject A=Logon B=News C=Email D=NewOrderSingle E=NewOrderList F=OrderCancelRequest G=OrderCancelReplaceRequest H=OrderStatusRequest J=Allocation K=ListCancelRequest L=ListExecute M=ListStatusRequest N=ListStatus P=AllocationAck Q=DontKnowTrade R=QuoteRequest S=Quote T=SettlementInstructions V=MarketDataRequest W=MarketDataSnapshotFullRefresh X=MarketDataIncrementalRefresh Y=MarketDataRequestReject Z=QuoteCancel a=QuoteStatusRequest b=MassQuoteAcknowledgement c=SecurityDefinitionRequest d=SecurityDefinition e=SecurityStatusRequest f=SecurityStatus g=TradingSessionStatusRequest h=TradingSessionStatus i=MassQuote j=BusinessMessageReject k=BidRequest l=BidResponse m=ListStrikePrice
F 36 NewSeqNo int
F 37 OrderID String
F 38 OrderQty Qty
F 39 OrdStatus char 0=New 1=PartiallyFilled 2=Filled 3=DoneForDay 4=Canceled 5=Replaced 6=PendingCancel 7=Stopped 8=Rejected 9=Suspended A=PendingNew B=Calculated C=Expired D=AcceptedForBidding E=PendingReplace
F 40 OrdType char 1=Market 2=Limit 3=Stop 4=StopLimit 5=MarketOnClose 6=WithOrWithout 7=LimitOrBetter 8=LimitWithOrWithout 9=OnBasis A=OnClose B=LimitOnClose C=ForexMarket D=PreviouslyQuoted E=PreviouslyIndicated F=ForexLimit G=ForexSwap H=ForexPreviouslyQuoted I=Funari P=Pegged
F 41 OrigClOrdID String
F 42 OrigTime UTCTimestamp
F 43 PossDupFlag Boolean N=OriginalTransmission Y=PossibleDuplicate
F 44 Price Price
F 45 RefSeqNum int
F 46 RelatdSym String
F 47 Rule80A char A=AgencySingleOrder B=ShortExemptTransactionAType C=ProprietaryNonAlgo D=ProgramOrderMember E=ShortExemptTransactionForPrincipal F=ShortExemptTransactionWType H=ShortExemptTransactionIType I=IndividualInvestor J=ProprietaryAlgo K=AgencyAlgo L=ShortExemptTransactionMemberAffliated M=ProgramOrderOtherMember N=AgentForOtherMember O=ProprietaryTransactionAffiliated P=Principal R=TransactionNonMember S=SpecialistTrades T=TransactionUnaffiliatedMember U=AgencyIndexArb W=AllOtherOrdersAsAgentForOtherMember X=ShortExemptTransactionMemberNotAffliated Y=AgencyNonAlgo Z=ShortExemptTransactionNonMember
F 48 SecurityID String
F 49 SenderCompID String
F 50 SenderSubID String
F 51 SendingDate LocalMktDate
F 52 SendingTime UTCTimestamp
F 53 Shares Qty
F 54 Side char 1=Buy 2=Sell 3=BuyMinus 4=SellPlus 5=SellShort 6=SellShortExempt 7=Undisclosed 8=Cross 9=CrossShort
F 55 Symbol String
F 56 TargetCompID String
F 57 TargetSubID String
F 58 Text String
F 59 TimeInForce char 0=Day 1=GoodTillCancel 2=AtTheOpening 3=ImmediateOrCancel 4=FillOrKill 5=GoodTillCrossing 6=GoodTillDate
F 60 TransactTime UTCTimestamp
F 61 Urgency char 0=Normal 1=Flash 2=Background
F 62 ValidUntilTime UTCTimestamp
F 63 SettlmntTyp char 0=Regular 1=Cash 2=NextDay 3=TPlus2 4=TPlus3 5=TPlus4 6=Future 7=WhenAndIfIssued 8=SellersOption 9=TPlus5
F 64 FutSettDate LocalMktDate
F 65 SymbolSfx String
F 66 ListID String
F 67 ListSeqNo int
F 68 TotNoOrders int
F 69 ListExecInst String
F 70 AllocID String
F 71 AllocTransType char 0=New 1=Replace 2=Cancel 3=Preliminary 4=Calculated 5=CalculatedWithoutPreliminary
F 72 RefAllocID String
F 73 NoOrders int
F 74 AvgPrxPrecision int
F 75 TradeDate LocalMktDate
F 76 ExecBroker String
F 77 OpenClose char C=Close O=Open
F 78 NoAllocs int
F 79 AllocAccount String
F 80 AllocShares Qty
F 81 ProcessCode char 0=Regular 1=SoftDollar 2=StepIn 3=StepOut 4=SoftDollarStepIn 5=SoftDollarStepOut 6=PlanSponsor
F 82 NoRpts int
F 83 RptSeq int
F 84 CxlQty Qty
F 85 NoDlvyInst int
F 86 DlvyInst String
F 87 AllocStatus int 0=Accepted 1=BlockLevelReject 2=AccountLevelReject 3=Received
F 88 AllocRejCode int 0=UnknownAccount 1=IncorrectQuantity 2=IncorrectAveragegPrice 3=UnknownExecutingBrokerMnemonic 4=CommissionDifference 5=UnknownOrderID 6=UnknownListID 7=OtherSeeText
F 89 Signature data
F 90 SecureDataLen int
F 91 SecureData data
F 92 BrokerOfCredit String
F 93 SignatureLength int
F 94 EmailType char 0=New 1=Reply 2=AdminReply
F 95 RawDataLength int
F 96 RawData data
F 97 PossResend Boolean N=OriginalTransmission Y=PossibleResend
F 98 EncryptMethod int 0=None 1=PKCS 2=DES 3=PKCSDES 4=PGPDES 5=PGPDESMD5 6=PEM
F 99 StopPx Price
F 100 ExDestination Exchange
F 102 CxlRejReason int 0=TooLateToCancel 1=UnknownOrder 2=BrokerCredit 3=OrderAlreadyInPendingStatus
F 103 OrdRejReason int 0=BrokerCredit 1=UnknownSymbol 2=ExchangeClosed 3=OrderExceedsLimit 4=TooLateToEnter 5=UnknownOrder 6=DuplicateOrder 7=DuplicateOfAVerballyCommunicatedOrder 8=StaleOrder
F 104 IOIQualifier char A=AllOrNone C=AtTheClose I=InTouchWith L=Limit M=MoreBehind O=AtTheOpen P=TakingAPosition Q=AtTheMarket R=ReadyToTrade S=PortfolioShown T=ThroughTheDay V=Versus W=Indication X=CrossingOpportunity Y=AtTheMidpoint Z=PreOpen
F 105 WaveNo String
F 106 Issuer String
F 107 SecurityDesc String
F 108 HeartBtInt int
F 109 ClientID String
F 110 MinQty Qty
F 111 MaxFloor Qty
F 112 TestReqID String
F 113 ReportToExch Boolean N=SenderReports Y=ReceiverReports
F 114 LocateReqd Boolean N=No Y=Yes
F 115 OnBehalfOfCompID String
F 116 OnBehalfOfSubID String
F 117 QuoteID String
F 118 NetMoney Amt
F 119 SettlCurrAmt Amt
F 120 SettlCurrency Currency
F 121 ForexReq Boolean N=DoNotExecuteForexAfterSecurityTrade Y=ExecuteForexAfterSecurityTrade
F 122 OrigSendingTime UTCTimestamp
F 123 GapFillFlag Boolean N=SequenceReset Y=GapFillMessage
F 124 NoExecs int
F 125 CxlType char
F 126 ExpireTime UTCTimestamp
F 127 DKReason char A=UnknownSymbol B=WrongSide C=QuantityExceedsOrder D=NoMatchingOrder E=PriceExceedsLimit Z=Other
F 128 DeliverToCompID String
F 129 DeliverToSubID String
F 130 IOINaturalFlag Boolean N=NotNatural Y=Natural
F 131 QuoteReqID String
F 132 BidPx Price
F 133 OfferPx Price
F 134 BidSize Qty
F 135 OfferSize Qty
F 136 NoMiscFees int
F 137 MiscFeeAmt Amt
F 138 MiscFeeCurr Currency
F 139 MiscFeeType char 1=Regulatory 2=Tax 3=LocalCommission 4=ExchangeFees 5=Stamp 6=Levy 7=Other 8=Markup 9=ConsumptionTax
F 140 PrevClosePx Price
F 141 ResetSeqNumFlag Boolean N=No Y=Yes
F 142 SenderLocationID String
F 143 TargetLocationID String
F 144 OnBehalfOfLocationID String
F 145 DeliverToLocationID String
F 146 NoRelatedSym int
F 147 Subject String
F 148 Headline String
F 149 URLLink String
F 150 ExecType char 0=New 1=PartialFill 2=Fill 3=DoneForDay 4=Canceled 5=Replaced 6=PendingCancel 7=Stopped 8=Rejected 9=Suspended A=PendingNew B=Calculated C=Expired D=Restated E=PendingReplace
F 151 LeavesQty Qty
F 152 CashOrderQty Qty
F 153 AllocAvgPx Price
F 154 AllocNetMoney Amt
F 155 SettlCurrFxRate float
F 156 SettlCurrFxRateCalc char
F 157 NumDaysInterest int
F 158 AccruedInterestRate float
F 159 AccruedInterestAmt Amt
F 160 SettlInstMode char 0=Default 1=StandingInstructionsProvided 2=SpecificAllocationAccountOverriding 3=SpecificAllocationAccountStanding
F 161 AllocText String
F 162 SettlInstID String
F 163 SettlInstTransType char C=Cancel N=New R=Replace
F 164 EmailThreadID String
F 165 SettlInstSource char 1=BrokerCredit 2=Institution
F 166 SettlLocation String
F 167 SecurityType String %3F=Wildcard BA=BankersAcceptance CB=ConvertibleBond CD=CertificateOfDeposit CMO=CollateralizedMortgageObligation CORP=CorporateBond CP=CommercialPaper CPP=CorporatePrivatePlacement CS=CommonStock FHA=FederalHousingAuthority FHL=FederalHomeLoan FN=FederalNationalMortgageAssociation FOR=ForeignExchangeContract FUT=Future GN=GovernmentNationalMortgageAssociation GOVT=TreasuriesAgencyDebenture IET=IOETTEMortgage MF=MutualFund MIO=MortgageInterestOnly MPO=MortgagePrincipalOnly MPP=MortgagePrivatePlacement MPT=MiscellaneousPassThrough MUNI=MunicipalBond NONE=NoSecurityType OPT=Option PS=PreferredStock RP=RepurchaseAgreement RVRP=ReverseRepurchaseAgreement SL=StudentLoanMarketingAssociation TD=TimeDeposit USTB=USTreasuryBillOld WAR=Warrant ZOO=CatsTigersAndLions
F 168 EffectiveTime UTCTimestamp
F 169 StandInstDbType int 0=Other 1=DTCSID 2=ThomsonALERT 3=AGlobalCustodian
F 170 StandInstDbName String
F 171 StandInstDbID String
F 172 SettlDeliveryType int
F 173 SettlDepositoryCode String
F 174 SettlBrkrCode String
F 175 SettlInstCode String
F 176 SecuritySettlAgentName String
F 177 SecuritySettlAgentCode String
F 178 SecuritySettlAgentAcctNum String
F 179 SecuritySettlAgentAcctName String
F 180 SecuritySettlAgentContactName String
F 181 SecuritySettlAgentContactPhone String
F 182 CashSettlAgentName String
F 183 CashSettlAgentCode String
F 184 CashSettlAgentAcctNum String
F 185 CashSettlAgentAcctName String
F 186 CashSettlAgentContactName String
F 187 CashSettlAgentContactPhone String
F 188 BidSpotRate Price
F 189 BidForwardPoints PriceOffset
F 190 OfferSpotRate Price
F 191 OfferForwardPoints PriceOffset
F 192 OrderQty2 Qty
F 193 FutSettDate2 LocalMktDate
F 194 LastSpotRate Price
F 195 LastForwardPoints PriceOffset
F 196 AllocLinkID String
F 197 AllocLinkType int 0=FXNetting 1=FXSwap
F 198 SecondaryOrderID String
F 199 NoIOIQualifiers int
F 200 MaturityMonthYear MonthYear
F 201 PutOrCall int 0=Put 1=Call
F 202 StrikePrice Price
F 203 CoveredOrUncovered int 0=Covered 1=Uncovered
F 204 CustomerOrFirm int 0=Customer 1=Firm
F 205 MaturityDay DayOfMonth
F 206 OptAttribute char
F 207 SecurityExchange Exchange
F 208 NotifyBrokerOfCredit Boolean N=DetailsShouldNotBeCommunicated Y=DetailsShouldBeCommunicated
F 209 AllocHandlInst int 1=Match 2=Forward 3=ForwardAndMatch
F 210 MaxShow Qty
F 211 PegDifference PriceOffset
F 212 XmlDataLen int
F 213 XmlData data
F 214 SettlInstRefID String
F 215 NoRoutingIDs int
F 216 RoutingType int 1=TargetFirm 2=TargetList 3=BlockFirm 4=BlockList
F 217 RoutingID String
F 218 SpreadToBenchmark PriceOffset
F 219 Benchmark char 1=CURVE 2=FiveYR 3=OLD5 4=TenYR 5=OLD10 6=ThirtyYR 7=OLD30 8=ThreeMOLIBOR 9=SixMOLIBOR
F 223 CouponRate float
F 231 ContractMultiplier float
F 262 MDReqID String
F 263 SubscriptionRequestType char 0=Snapshot 1=SnapshotAndUpdates 2=DisablePreviousSnapshot
F 264 MarketDepth int
F 265 MDUpdateType int 0=FullRefresh 1=IncrementalRefresh
F 266 AggregatedBook Boolean N=BookEntriesShouldNotBeAggregated Y=BookEntriesToBeAggregated
F 267 NoMDEntryTypes int
F 268 NoMDEntries int
F 269 MDEntryType char 0=Bid 1=Offer 2=Trade 3=IndexValue 4=OpeningPrice 5=ClosingPrice 6=SettlementPrice 7=TradingSessionHighPrice 8=TradingSessionLowPrice 9=TradingSessionVWAPPrice
F 270 MDEntryPx Price
F 271 MDEntrySize Qty
F 272 MDEntryDate UTCDate
F 273 MDEntryTime UTCTimeOnly
F 274 TickDirection char 0=PlusTick 1=ZeroPlusTick 2=MinusTick 3=ZeroMinusTick
F 275 MDMkt Exchange
F 276 QuoteCondition MultipleValueString A=Open B=Closed C=ExchangeBest D=ConsolidatedBest E=Locked F=Crossed G=Depth H=FastTrading I=NonFirm
F 277 TradeCondition MultipleValueString A=Cash B=AveragePriceTrade C=CashTrade D=NextDay E=Opening F=IntradayTradeDetail G=Rule127Trade H=Rule155Trade I=SoldLast J=NextDayTrade K=Opened L=Seller M=Sold N=StoppedStock
F 278 MDEntryID String
F 279 MDUpdateAction char 0=New 1=Change 2=Delete
F 280 MDEntryRefID String
F 281 MDReqRejReason char 0=UnknownSymbol 1=DuplicateMDReqID 2=InsufficientBandwidth 3=InsufficientPermissions 4=UnsupportedSubscriptionRequestType 5=UnsupportedMarketDepth 6=UnsupportedMDUpdateType 7=UnsupportedAggregatedBook 8=UnsupportedMDEntryType
F 282 MDEntryOriginator String
F 283 LocationID String
F 284 DeskID String
F 285 DeleteReason char 0=Cancellation 1=Error
F 286 OpenCloseSettleFlag char 0=DailyOpen 1=SessionOpen 2=DeliverySettlementEntry
F 287 SellerDays int
F 288 MDEntryBuyer String
F 289 MDEntrySeller String
F 290 MDEntryPositionNo int
F 291 FinancialStatus char 1=Bankrupt
F 292 CorporateAction char A=ExDividend B=ExDistribution C=ExRights D=New E=ExInterest
F 293 DefBidSize Qty
F 294 DefOfferSize Qty
F 295 NoQuoteEntries int
F 296 NoQuoteSets int
F 297 QuoteAckStatus int 0=Accepted 1=CancelForSymbol 2=CanceledForSecurityType 3=CanceledForUnderlying 4=CanceledAll 5=Rejected
F 298 QuoteCancelType int 1=CancelForOneOrMoreSecurities 2=CancelForSecurityType 3=CancelForUnderlyingSecurity 4=CancelAllQuotes
F 299 QuoteEntryID String
F 300 QuoteRejectReason int 1=UnknownSymbol 2=Exchange 3=QuoteRequestExceedsLimit 4=TooLateToEnter 5=UnknownQuote 6=DuplicateQuote 7=InvalidBid 8=InvalidPrice 9=NotAuthorizedToQuoteSecurity
F 301 QuoteResponseLevel int 0=NoAcknowledgement 1=AcknowledgeOnlyNegativeOrErroneousQuotes 2=AcknowledgeEachQuoteMessage
F 302 QuoteSetID String
F 303 QuoteRequestType int 1=Manual 2=Automatic
F 304 TotQuoteEntries int
F 305 UnderlyingIDSource String
F 306 UnderlyingIssuer String
F 307 UnderlyingSecurityDesc String
F 308 UnderlyingSecurityExchange Exchange
F 309 UnderlyingSecurityID String
F 310 UnderlyingSecurityType String
F 311 UnderlyingSymbol String
F 312 UnderlyingSymbolSfx String
F 313 UnderlyingMaturityMonthYear MonthYear
F 314 UnderlyingMaturityDay DayOfMonth
F 315 UnderlyingPutOrCall int
F 316 UnderlyingStrikePrice Price
F 317 UnderlyingOptAttribute char
F 318 UnderlyingCurrency Currency
F 319 RatioQty Qty
F 320 SecurityReqID String
F 321 SecurityRequestType int 0=RequestSecurityIdentityAndSpecifications 1=RequestSecurityIdentityForSpecifications 2=RequestListSecurityTypes 3=RequestListSecurities
F 322 SecurityResponseID String
F 323 SecurityResponseType int 1=AcceptAsIs 2=AcceptWithRevisions 3=ListOfSecurityTypesReturnedPerRequest 4=ListOfSecuritiesReturnedPerRequest 5=RejectSecurityProposal 6=CannotMatchSelectionCriteria
F 324 SecurityStatusReqID String
F 325 UnsolicitedIndicator Boolean N=MessageIsBeingSentAsAResultOfAPriorRequest Y=MessageIsBeingSentUnsolicited
F 326 SecurityTradingStatus int 1=OpeningDelay 10=MarketOnCloseImbalanceSell 12=NoMarketImbalance 13=NoMarketOnCloseImbalance 14=ITSPreOpening 15=NewPriceIndication 16=TradeDisseminationTime 17=ReadyToTrade 18=NotAvailableForTrading 19=NotTradedOnThisMarket 2=TradingHalt 20=UnknownOrInvalid 3=Resume 4=NoOpen 5=PriceIndication 6=TradingRangeIndication 7=MarketImbalanceBuy 8=MarketImbalanceSell 9=MarketOnCloseImbalanceBuy
F 327 HaltReason char D=NewsDissemination E=OrderInflux I=OrderImbalance M=AdditionalInformation P=NewsPending X=EquipmentChangeover
F 328 InViewOfCommon Boolean N=HaltWasNotRelatedToAHaltOfTheCommonStock Y=HaltWasDueToCommonStockBeingHalted
F 329 DueToRelated Boolean N=NotRelatedToSecurityHalt Y=RelatedToSecurityHalt
F 330 BuyVolume Qty
F 331 SellVolume Qty
F 332 HighPx Price
F 333 LowPx Price
F 334 Adjustment int 1=Cancel 2=Error 3=Correction
F 335 TradSesReqID String
F 336 TradingSessionID String
F 337 ContraTrader String
F 338 TradSesMethod int 1=Electronic 2=OpenOutcry 3=TwoParty
F 339 TradSesMode int 1=Testing 2=Simulated 3=Production
F 340 TradSesStatus int 1=Halted 2=Open 3=Closed 4=PreOpen 5=PreClose
F 341 TradSesStartTime UTCTimestamp
F 342 TradSesOpenTime UTCTimestamp
F 343 TradSesPreCloseTime UTCTimestamp
F 344 TradSesCloseTime UTCTimestamp
F 345 TradSesEndTime UTCTimestamp
F 346 NumberOfOrders int
F 347 MessageEncoding String EUC-JP=EUCJP ISO-2022-JP=ISO2022JP Shift_JIS=ShiftJIS UTF-8=UTF8
F 348 EncodedIssuerLen int
F 349 EncodedIssuer data
F 350 EncodedSecurityDescLen int
F 351 EncodedSecurityDesc data
F 352 EncodedListExecInstLen int
F 353 EncodedListExecInst data
F 354 EncodedTextLen int
F 355 EncodedText data
F 356 EncodedSubjectLen int
F 357 EncodedSubject data
F 358 EncodedHeadlineLen int
F 359 EncodedHeadline data
F 360 EncodedAllocTextLen int
F 361 EncodedAllocText data
F 362 EncodedUnderlyingIssuerLen int
F 363 EncodedUnderlyingIssuer data
F 364 EncodedUnderlyingSecurityDescLen int
F 365 EncodedUnderlyingSecurityDesc data
F 366 AllocPrice Price
F 367 QuoteSetValidUntilTime UTCTimestamp
F 368 QuoteEntryRejectReason int 1=UnknownSymbol 2=Exchange 3=QuoteExceedsLimit 4=TooLateToEnter 5=UnknownQuote 6=DuplicateQuote 7=InvalidBidAskSpread 8=InvalidPrice 9=NotAuthorizedToQuoteSecurity
F 369 LastMsgSeqNumProcessed int
F 370 OnBehalfOfSendingTime UTCTimestamp
F 371 RefTagID int
F 372 RefMsgType String 0=Heartbeat 1=TestRequest 2=ResendRequest 3=Reject 4=SequenceReset 5=Logout 6=IOI 7=Advertisement 8=ExecutionReport 9=OrderCancelReject A=Logon B=News C=Email D=NewOrderSingle E=NewOrderList F=OrderCancelRequest G=OrderCancelReplaceRequest H=OrderStatusRequest J=Allocation K=ListCancelRequest L=ListExecute M=ListStatusRequest N=ListStatus P=AllocationAck Q=DontKnowTrade R=QuoteRequest S=Quote T=SettlementInstructions V=MarketDataRequest W=MarketDataSnapshotFullRefresh X=MarketDataIncrementalRefresh Y=MarketDataRequestReject Z=QuoteCancel a=QuoteStatusRequest b=MassQuoteAcknowledgement c=SecurityDefinitionRequest d=SecurityDefinition e=SecurityStatusRequest f=SecurityStatus g=TradingSessionStatusRequest h=TradingSessionStatus i=MassQuote j=BusinessMessageReject k=BidRequest l=BidResponse m=ListStrikePrice
F 373 SessionRejectReason int 0=InvalidTagNumber 1=RequiredTagMissing 10=SendingTimeAccuracyProblem 11=InvalidMsgType 2=TagNotDefinedForThisMessageType 3=UndefinedTag 4=TagSpecifiedWithoutAValue 5=ValueIsIncorrect 6=IncorrectDataFormatForValue 7=DecryptionProblem 8=SignatureProblem 9=CompIDProblem
F 374 BidRequestTransType char C=Cancel N=New
F 375 ContraBroker String
F 376 ComplianceID String
F 377 SolicitedFlag Boolean N=WasNotSolicited Y=WasSolicited
F 378 ExecRestatementReason int 0=GTCorporateAction 1=GTRenewal 2=VerbalChange 3=RepricingOfOrder 4=BrokerOption 5=PartialDeclineOfOrderQty
F 379 BusinessRejectRefID String
F 380 BusinessRejectReason int 0=Other 1=UnknownID 2=UnknownSecurity 3=UnsupportedMessageType 4=ApplicationNotAvailable 5=ConditionallyRequiredFieldMissing
F 381 GrossTradeAmt Amt
F 382 NoContraBrokers int
F 383 MaxMessageSize int
F 384 NoMsgTypes int
F 385 MsgDirection char R=Receive S=Send
F 386 NoTradingSessions int
F 387 TotalVolumeTraded Qty
F 388 DiscretionInst char 0=RelatedToDisplayedPrice 1=RelatedToMarketPrice 2=RelatedToPrimaryPrice 3=RelatedToLocalPrimaryPrice 4=RelatedToMidpointPrice 5=RelatedToLastTradePrice
F 389 DiscretionOffset PriceOffset
F 390 BidID String
F 391 ClientBidID String
F 392 ListName String
F 393 TotalNumSecurities int
F 394 BidType int
F 395 NumTickets int
F 396 SideValue1 Amt
F 397 SideValue2 Amt
F 398 NoBidDescriptors int
F 399 BidDescriptorType int
F 400 BidDescriptor String
F 401 SideValueInd int
F 402 LiquidityPctLow float
F 403 LiquidityPctHigh float
F 404 LiquidityValue Amt
F 405 EFPTrackingError float
F 406 FairValue Amt
F 407 OutsideIndexPct float
F 408 ValueOfFutures Amt
F 409 LiquidityIndType int 1=FiveDayMovingAverage 2=TwentyDayMovingAverage 3=NormalMarketSize 4=Other
F 410 WtAverageLiquidity float
F 411 ExchangeForPhysical Boolean N=False Y=True
F 412 OutMainCntryUIndex Amt
F 413 CrossPercent float
F 414 ProgRptReqs int 1=BuySideRequests 2=SellSideSends 3=RealTimeExecutionReports
F 415 ProgPeriodInterval int
F 416 IncTaxInd int 1=Net 2=Gross
F 417 NumBidders int
F 418 TradeType char A=Agency G=VWAPGuarantee J=GuaranteedClose R=RiskTrade
F 419 BasisPxType char 2=ClosingPriceAtMorningSession 3=ClosingPrice 4=CurrentPrice 5=SQ 6=VWAPThroughADay 7=VWAPThroughAMorningSession 8=VWAPThroughAnAfternoonSession 9=VWAPThroughADayExcept A=VWAPThroughAMorningSessionExcept B=VWAPThroughAnAfternoonSessionExcept C=Strike D=Open Z=Others
F 420 NoBidComponents int
F 421 Country String
F 422 TotNoStrikes int
F 423 PriceType int 1=Percentage 2=PerUnit 3=FixedAmount
F 424 DayOrderQty Qty
F 425 DayCumQty Qty
F 426 DayAvgPx Price
F 427 GTBookingInst int 0=BookOutAllTradesOnDayOfExecution 1=AccumulateUntilFilledOrExpired 2=AccumulateUntilVerballlyNotifiedOtherwise
F 428 NoStrikes int
F 429 ListStatusType int
F 430 NetGrossInd int 1=Net 2=Gross
F 431 ListOrderStatus int
F 432 ExpireDate LocalMktDate
F 433 ListExecInstType char 1=Immediate 2=WaitForInstruction
F 434 CxlRejResponseTo char 1=OrderCancelRequest 2=OrderCancel
F 435 UnderlyingCouponRate float
F 436 UnderlyingContractMultiplier float
F 437 ContraTradeQty Qty
F 438 ContraTradeTime UTCTimestamp
F 439 ClearingFirm String
F 440 ClearingAccount String
F 441 LiquidityNumSecurities int
F 442 MultiLegReportingType char 1=SingleSecurity 2=IndividualLegOfAMultiLegSecurity 3=MultiLegSecurity
F 443 StrikeTime UTCTimestamp
F 444 ListStatusText String
F 445 EncodedListStatusTextLen int
F 446 EncodedListStatusText data
G IOIQualGrp 199 104
G RoutingGrp 215 216 217
G ContraGrp 382 375 337 437 438
G MsgTypeGrp 384 372 385
G InstrmtGrp 146 46 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351
G LinesOfTextGrp 33 58! 354 355
G PreAllocGrp 78 79 80
G TrdgSesGrp 386 336
G ListOrdGrp 73 11! 67! 160 109 76 1 @PreAllocGrp 63 64 21 18 110 111 100 @TrdgSesGrp 81 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 140 54! 401 114 60 38 152 40 44 99 15 376 377 23 117 59 168 432 126 427 12 13 47 121 120 58 354 355 193 192 77 203 204 210 211 388 389 439 440
G OrdAllocGrp 73 11 37 198 66 105
G ExecAllocGrp 124 32 17 31 29
G AllocGrp 78 79 366 80! 81 92 208 209 161 360 361 76 109 12 13 153 154 119 120 155 156 159 160 @MiscFeesGrp
G MiscFeesGrp 136 137 138 139
G OrdListStatGrp 73 11! 14! 39! 151! 84! 6! 103 58 354 355
G QuotReqGrp 146 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 140 303 336 54 38 64 40 193 192 126 60 15
G MDReqGrp 267 269!
G InstrmtMDReqGrp 146 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 336
G MDFullGrp 268 269! 270! 15 271 272 273 274 275 336 276 277 282 283 284 286 59 432 126 110 18 287 37 299 288 289 346 290 58 354 355
G MDIncGrp 268 279! 285 269 278 280 55 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 291 292 270 15 271 272 273 274 275 336 276 277 282 283 284 286 59 432 126 110 18 287 37 299 288 289 346 290 387 58 354 355
G QuotCxlEntriesGrp 295 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 311
G QuotSetAckGrp 296 302 311 312 309 305 310 313 314 315 316 317 436 435 308 306 362 363 307 364 365 304 @QuoteEntryAckGrp
G QuoteEntryAckGrp 295 299 55 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 368
G QuoteEntryGrp 295 299 55 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 132 133 134 135 62 188 190 189 191 60 336 64 40 193 192 15
G UnderlyingInstrument 146 311 312 309 305 310 313 314 315 316 317 436 435 308 306 362 363 307 364 365 319 54 318
G QuotSetGrp 296 302! 311! 312 309 305 310 313 314 315 316 317 436 435 308 306 362 363 307 364 365 367 304! @QuoteEntryGrp!
G BidDescReqGrp 398 399 400 401 404 441 402 403 405 406 407 408
G BidCompReqGrp 420 66 54 336 430 63 64 1
G BidCompRspGrp 420 12! 13! 66 421 54 44 423 406 430 63 64 336 58 354 355
G InstrmtStrkPxGrp 428 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 140 11 54 44! 15 58 354 355
G UndInstrmtGrp 146 311 312 309 305 310 313 314 315 316 317 436 435 308 306 362 363 307 364 365 319 54 318
M 0 s Heartbeat 112
M 1 s TestRequest 112!
M 2 s ResendRequest 7! 16!
M 3 s Reject 45! 371 372 373 58 354 355
M 4 s SequenceReset 123 36!
M 5 s Logout 58 354 355
M 6 a IOI 23! 28! 26 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54! 27! 44 15 62 25 130 @IOIQualGrp 58 354 355 60 149 @RoutingGrp 218 219
M 7 a Advertisement 2! 5! 3 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 4! 53! 44 15 75 60 58 354 355 149 30 336
M 8 a ExecutionReport 37! 198 11 41 109 76 @ContraGrp 66 17! 20! 19 150! 39! 103 378 1 63 64 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54! 38 152 40 44 99 211 388 389 15 376 377 59 168 432 126 18 47 32 31 194 195 30 336 29 151! 14! 6! 424 425 426 427 75 60 113 12 13 381 119 120 155 156 21 110 111 77 210 58 354 355 193 192 439 440 442
M 9 a OrderCancelReject 37! 198 11! 41! 39! 109 76 66 1 60 434! 102 58 354 355
M A s Logon 98! 108! 95 96 141 383 @MsgTypeGrp
M B a News 42 61 148! 358 359 @RoutingGrp @InstrmtGrp @LinesOfTextGrp! 149 95 96
M C a Email 164! 94! 42 147! 356 357 @RoutingGrp @InstrmtGrp 37 11 @LinesOfTextGrp! 95 96
M D a OrderSingle 11! 109 76 1 @PreAllocGrp 63 64 21! 18 110 111 100 @TrdgSesGrp 81 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 140 54! 114 60! 38 152 40! 44 99 15 376 377 23 117 59 168 432 126 427 12 13 47 121 120 58 354 355 193 192 77 203 204 210 211 388 389 439 440
M E a OrderList 66! 390 391 414 394! 415 433 69 352 353 68! @ListOrdGrp!
M F a OrderCancelRequest 41! 37 11! 66 1 109 76 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54! 60! 38 152 376 377 58 354 355
M G a OrderCancelReplaceRequest 37 109 76 41! 11! 66 1 @PreAllocGrp 63 64 21! 18 110 111 100 @TrdgSesGrp 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54! 60! 38 152 40! 44 99 211 388 389 376 377 15 59 168 432 126 427 12 13 47 121 120 58 354 355 193 192 77 203 204 210 114 439 440
M H a OrderStatusRequest 37 11! 109 1 76 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54!
M J a Allocation 70! 71! 72 196 197 @OrdAllocGrp @ExecAllocGrp 54! 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 53! 30 336 6! 15 74 75! 60 63 64 381 118 77 58 354 355 157 158 @AllocGrp
M K a ListCancelRequest 66! 60! 58 354 355
M L a ListExecute 66! 391 390 60! 58 354 355
M M a ListStatusRequest 66! 58 354 355
M N a ListStatus 66! 429! 82! 431! 83! 444 445 446 60 68! @OrdListStatGrp!
M P a AllocationAck 109 76 70! 75! 60 87! 88 58 354 355
M Q a DontKnowTrade 37! 17! 127! 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54! 38 152 32 31 58 354 355
M R a QuoteRequest 131! @QuotReqGrp!
M S a Quote 131 117! 301 336 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 132 133 134 135 62 188 190 189 191 60 64 40 193 192 15
M T a SettlementInstructions 162! 163! 214! 160! 165! 79! 166 75 70 30 336 54 167 168 60! 109 76 169 170 171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187
M V a MarketDataRequest 262! 263! 264! 265 266 @MDReqGrp! @InstrmtMDReqGrp!
M W a MarketDataSnapshotFullRefresh 262 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 291 292 387 @MDFullGrp!
M X a MarketDataIncrementalRefresh 262 @MDIncGrp!
M Y a MarketDataRequestReject 262! 281 58 354 355
M Z a QuoteCancel 131 117! 298! 301 336 @QuotCxlEntriesGrp!
M a a QuoteStatusRequest 117 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 54 336
M b a QuoteAcknowledgement 131 117 297! 300 301 336 58 @QuotSetAckGrp
M c a SecurityDefinitionRequest 320! 321! 55 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 15 58 354 355 336 @UndInstrmtGrp
M d a SecurityDefinition 320! 322! 323 393! 55 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 15 336 58 354 355 @UndInstrmtGrp
M e a SecurityStatusRequest 324! 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 15 263! 336
M f a SecurityStatus 324 55! 65 48 22 167 200 205 201 202 206 231 223 207 106 348 349 107 350 351 15 336 325 326 291 292 327 328 329 330 331 332 333 31 60 334
M g a TradingSessionStatusRequest 335! 336 338 339 263!
M h a TradingSessionStatus 335 336! 338 339 325 340! 341 342 343 344 345 387 58 354 355
M i a MassQuote 131 117! 301 293 294 @QuotSetGrp!
M j a BusinessMessageReject 45 372! 379 380! 58 354 355
M k a BidRequest 390 391! 374! 392 393! 394! 395 15 396 397 @BidDescReqGrp @BidCompReqGrp 409 410 411 412 413 414 415 416 121 417 75 418! 419! 443 58 354 355
M l a BidResponse 390 391 @BidCompRspGrp!
M m a ListStrikePrice 66! 422! @InstrmtStrkPxGrp!
H 8! 9! 35! 49! 56! 115 128 90 91 34! 50 142 57 143 116 144 129 145 43 97 52! 122 212 213 347 369 370
T 93 89 10!`;
